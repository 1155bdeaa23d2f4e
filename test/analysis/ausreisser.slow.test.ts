import { expect, test } from 'vitest';
import { loadEvaluation } from '../../src/analysis/index.ts';
import { determinizeWithStock, phaseOf, type State } from '../../src/games/ausreisser/index.ts';
import { applyEvents, createRandom } from '../../src/kit/index.ts';
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
