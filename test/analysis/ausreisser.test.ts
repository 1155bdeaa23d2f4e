import { expect, test } from 'vitest';
import { loadEvaluation } from '../../src/analysis/index.ts';
import { imagineWorld, phaseOf, type State } from '../../src/games/ausreisser/index.ts';
import { applyEvents, createRandom } from '../../src/kit/index.ts';
import { recordedRace } from '../games/recorded.ts';

/** A choice is judged by what the seat could see: whatever the others held, the verdict is the same. */
test('hidden cards change no verdict', async () => {
  const race = recordedRace('ausreisser/four-mixed');
  const { game } = race;
  const evaluation = (await loadEvaluation('ausreisser'))!;
  let state = game.start(race.config);
  let judged = 0;
  for (const { n, seat, action, events } of race.entries) {
    if (seat >= 0 && game.choices(state).length > 1 && phaseOf(state as State) === 'lay' && n % 3 === 0) {
      const seen = game.hide(state, seat) as State;
      const told = evaluation.compare(state, action, 1);
      for (let world = 0; world < 3; world++) {
        const other = imagineWorld(seen, seat, createRandom('hidden', n, world)).whole;
        expect(evaluation.compare(other, action, 1)).toEqual(told);
      }
      judged++;
    }
    state = applyEvents(game, state, events);
  }
  expect(judged).toBeGreaterThan(5);
}, 300_000);
