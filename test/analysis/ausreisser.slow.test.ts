import { expect, test } from 'vitest';
import { loadEvaluation } from '../../src/analysis/index.ts';
import { ausreisser, determinizeWithStock, phaseOf, type Action, type State } from '../../src/games/ausreisser/index.ts';
import { applyEvents, CHANCE, createRandom, NO_SEAT } from '../../src/kit/index.ts';
import { botByName } from '../bots/all.ts';
import { configOf } from '../ausreisser/setups.ts';
import { recordedRace } from '../games/recorded.ts';

/** A choice is evaluated by what the seat could see, so the hands of the others do not change the result. */
test('hidden cards do not change the comparison of a choice', async () => {
  const race = recordedRace('ausreisser/four-mixed');
  const { game } = race;
  const evaluation = (await loadEvaluation('ausreisser'))!;
  let state = game.start(race.config);
  let compared = 0;
  for (const { n, seat, action, events } of race.entries) {
    if (seat >= 0 && game.choices(state).length > 1 && phaseOf(state as State) === 'lay' && n % 3 === 0) {
      const seen = game.hide(state, seat) as State;
      const expected = evaluation.compare(state, action, 1);
      for (let world = 0; world < 3; world++) {
        const other = determinizeWithStock(seen, seat, createRandom('hidden', n, world)).whole;
        expect(evaluation.compare(other, action, 1)).toEqual(expected);
      }
      compared++;
    }
    state = applyEvents(game, state, events);
  }
  expect(compared).toBeGreaterThan(5);
}, 300_000);

/** A hand of specials alone, and all else that the recorded games came to: what a position is worth is a number. */
test.each(['spurt-short', 'no-speed-card', 'two-wind-kept'])(
  '%s: every position is worth a number',
  async (name) => {
    const race = recordedRace(`ausreisser/${name}`);
    const { game } = race;
    const evaluation = (await loadEvaluation('ausreisser'))!;
    const worth = new Float64Array(game.seats(race.config).length);
    let state = game.start(race.config);
    for (const { n, action, events } of race.entries) {
      state = applyEvents(game, state, events);
      evaluation.value(state, action, worth);
      expect([...worth].every(Number.isFinite), `entry ${n}`).toBe(true);
    }
  },
  300_000,
);

test('DA 6 level totals that yellow or stage wins decide are won by one rider, not shared', async () => {
  const evaluation = (await loadEvaluation('ausreisser'))!;
  const medium = botByName('ausreisser', 'medium')!;
  const config = configOf(2, 2, 'full');
  let decided = 0;
  for (let n = 0; n < 60 && decided < 2; n++) {
    const random = createRandom('level', n);
    const state = ausreisser.start(config);
    for (let seat = ausreisser.turn(state); seat !== NO_SEAT; seat = ausreisser.turn(state))
      ausreisser.unchecked!.play(
        state,
        seat === CHANCE
          ? ausreisser.unchecked!.draw(state, (n) => random.below(n))
          : (medium.choose(ausreisser.hide(state, seat), ausreisser.choices(state), random) as Action),
      );
    const [first, second] = ausreisser.standings(state);
    if (first!.points !== second!.points || second!.rank === 1) continue;
    decided++;
    const { win } = evaluation.winChances(state, [0, 0]);
    expect(win[first!.seat]).toBe(1);
    expect(win[second!.seat]).toBe(0);
  }
  expect(decided).toBeGreaterThan(0);
});
