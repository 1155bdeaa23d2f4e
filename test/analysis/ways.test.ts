import { expect, test } from 'vitest';
import { analyse, loadEvaluation, waysAt } from '../../src/analysis/index.ts';
import { applyEvents, CHANCE } from '../../src/kit/index.ts';
import { recordedRace } from '../games/recorded.ts';

/** The ways from a moment: as it went on, and as it would have gone on, each until there is something to be seen. */
test.each(['reifenbreite/034-everything-professional-two', 'ausreisser/four-mixed'])(
  '%s',
  async (name) => {
    const race = recordedRace(name);
    const { game } = race;
    const evaluation = (await loadEvaluation(game.id))!;
    const steps = analyse(race, evaluation);
    let step = steps.next();
    while (step.done !== true) step = steps.next();
    const { moments, cards, mistakes } = step.value;
    let moved = 0;
    for (const { n, kind, better } of moments) {
      const { before, done, instead } = waysAt(race, evaluation, n, better?.action ?? null)!;
      // the position is the race's own, and what was done is what was done
      let state = game.start(race.config);
      for (const { events } of race.entries.slice(0, n - 1)) state = applyEvents(game, state, events);
      expect(game.formatState(before)).toBe(game.formatState(state));
      expect(done.steps.map(({ action }) => action)).toEqual(
        race.entries.slice(n - 1, n - 1 + done.steps.length).map(({ action }) => action),
      );
      for (const { events } of done.steps) state = applyEvents(game, state, events);
      expect(game.formatState(done.state)).toBe(game.formatState(state));
      if (evaluation.moved(before, done.state)) moved++;
      if (kind === 'luck') expect(instead).toBeNull();
      else {
        expect(game.actions.format(before, instead!.steps[0]!.action)).toBe(better!.action);
        // chance is never asked on a way that nobody rode
        expect(instead!.steps.every(({ seat }) => seat !== CHANCE)).toBe(true);
        if (instead!.asksChance) expect(evaluation.moved(before, instead!.state)).toBe(false);
      }
    }
    expect(moved).toBeGreaterThan(moments.length / 2);
    expect(waysAt(race, evaluation, 0, null)).toBeNull();
    expect(waysAt(race, evaluation, race.entries.length + 1, null)).toBeNull();

    // cards: a finding only where it is sure, and what was badly kept is among the mistakes
    expect(cards.length).toBeGreaterThan(0);
    for (const { n, did, finding, gain, deviation } of cards) {
      const sure = Math.abs(gain) >= Math.max(0.5, 2.5 * deviation);
      expect(finding).toBe(sure ? (gain > 0 ? 'well' : 'badly') : 'open');
      if (did === 'kept') expect(mistakes.map((mistake) => mistake.n)).toContain(n);
    }
    let before = game.start(race.config);
    for (const { n, action, events } of race.entries) {
      const card = cards.find((each) => each.n === n);
      if (card?.did === 'spent') expect(evaluation.spends(before, action)).toBe(card.count);
      if (card?.did === 'kept') expect(evaluation.spends(before, action)).toBe(0);
      before = applyEvents(game, before, events);
    }
  },
  300_000,
);
