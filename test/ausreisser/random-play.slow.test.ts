import { describe, expect, test } from 'vitest';
import { createRandom } from '../../src/kit/index.ts';
import { checkRandomPlay, checkSetup } from '../../src/kit/testkit.ts';
import { ausreisser, PHASES, type Action } from '../../src/games/ausreisser/index.ts';
import { checkInvariants, changeHidden, EVERY_ACTION } from './check-invariants.ts';
import { configOf, NO_CONTENT } from './setups.ts';

/** Maximum number of actions in a stage, chance outcomes and questions for hills included. */
const STAGE_STEPS = 1000;

describe('the contract holds in random play', () => {
  const met = new Set<string>();
  const SET_UPS = [2, 3, 4, 5, 6].flatMap((riders) => [
    { riders, stages: 1, game: 'full' as const },
    { riders, stages: 2, game: 'simple' as const },
    { riders, stages: 3, game: 'full' as const },
  ]);
  test.each(SET_UPS)('$riders riders, $stages stages, $game', ({ riders, stages, game }) => {
    const config = configOf(riders, stages, game);
    const seed = `${riders}/${stages}/${game}`;
    const random = createRandom(seed);
    const some = (): Action[] => Array.from({ length: 40 }, () => EVERY_ACTION[random.below(EVERY_ACTION.length)]!);
    const { kinds } = checkRandomPlay(ausreisser, {
      config,
      seed,
      random,
      maxSteps: stages * STAGE_STEPS,
      deepEvery: stages === 1 ? 3 : 17,
      candidates: some,
      checkInvariants,
      changeHidden,
    });
    checkSetup(ausreisser, config, NO_CONTENT);
    for (const kind of kinds.keys()) met.add(kind);
  });

  test('together they cover every kind of decision except DA 4.4 and drawing by hand', () => {
    expect([...PHASES].filter((phase) => phase !== 'over' && phase !== 'discard' && phase !== 'draw-or-lay' && !met.has(phase))).toEqual(
      [],
    );
  });
});
