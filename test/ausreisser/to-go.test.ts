import { describe, expect, test } from 'vitest';
import { currentStandings, turnsToGo, type State, type TurnsToGo, type View } from '../../src/games/ausreisser/index.ts';
import { NO_SEAT } from '../../src/kit/index.ts';
import { playBack } from '../../src/table/index.ts';
import { recordedRace } from '../games/recorded.ts';

describe.each(['six-stage-wins', 'two-five-stages', 'four-mixed', 'three-easy'])('before every action of %s', (name) => {
  const race = recordedRace(`ausreisser/${name}`);
  const { game } = race;
  /** The estimate, and after how many turns of which stage it was made. */
  const estimates: { readonly stage: number; readonly turns: number; readonly toGo: TurnsToGo }[] = [];
  const turnsOfStage: number[] = [];
  const comparedEstimates: (readonly [TurnsToGo | null, TurnsToGo | null])[] = [];
  playBack(race, ({ n, events }, before) => {
    const toGo = turnsToGo(before as State);
    if (toGo !== null) estimates.push({ stage: turnsOfStage.length - 1, turns: turnsOfStage.at(-1)!, toGo });
    if (n % 10 === 1) comparedEstimates.push([turnsToGo(game.hide(before, NO_SEAT) as State), toGo]);
    for (const { type } of events as readonly { readonly type: string }[]) {
      if (type === 'stage-began') turnsOfStage.push(0);
      if (type === 'turn-began') turnsOfStage[turnsOfStage.length - 1]!++;
    }
    return undefined;
  });

  test('the number of remaining turns is within the estimate (DA 3 and 4)', () => {
    for (const { stage, turns, toGo } of estimates) {
      const came = turnsOfStage[stage]! - turns;
      expect([came >= toGo.least, came <= toGo.most], `${turns} turns into stage ${stage + 1}: ${came} came`).toEqual([true, true]);
    }
  });

  test('the estimate is the same for a spectator and with full information (DA 7)', () => {
    for (const [spectator, all] of comparedEstimates) expect(spectator).toEqual(all);
  });

  test('the provisional standings are the final ones when the last stage ends (DA 5 and 6)', () => {
    let before: unknown = null;
    const last = playBack(race, (_, state) => {
      before = game.copy(state);
      return undefined;
    });
    const final = game.standings(last);
    expect(currentStandings(last as State)).toEqual(final);
    const { riders, stages } = game.view(before, NO_SEAT) as View;
    const sums = currentStandings(before as State)!.map(({ seat, points }) => [seat, points]);
    for (const [seat, points] of sums) {
      const earlier = stages.reduce((sum, each) => sum + each[seat!]!, 0);
      const { group, minutes } = riders[seat!]!;
      expect(points).toBe(earlier + (group === 'yellow' ? 1 : -minutes));
    }
  });
});

test('in the simple game every turn draws one card, so there are as many turns as cards in the stock', () => {
  const configured = recordedRace('ausreisser/three-easy').game.configure(
    { riders: ['a', 'b'], stages: 1, game: 'simple' },
    { read: () => undefined, list: () => [] },
  );
  if (!configured.ok) throw new Error('no set-up');
  const { game } = recordedRace('ausreisser/three-easy');
  let state = game.start(configured.value);
  expect(turnsToGo(state as State)).toBeNull();
  while (turnsToGo(state as State) === null || game.pending(state).kind === 'draw') {
    const [outcome] = game.outcomes(state);
    const done = game.decide(state, game.turn(state), outcome!.action);
    if (!done.ok) throw new Error(done.refusal.code);
    for (const event of done.events) state = game.evolve(state, event);
  }
  // 84 cards, 7 and 6 in hands (DA 2 and 3)
  expect(turnsToGo(state as State)).toEqual({ least: 71, most: 71 });
});
