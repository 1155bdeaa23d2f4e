import { describe, expect, test } from 'vitest';
import { createRandom, type Random } from '../../src/kit/index.ts';
import { checkRandomPlay, checkSetup } from '../../src/kit/testkit.ts';
import { PHASES, reifenbreite, type Action, type State } from '../../src/games/reifenbreite/index.ts';
import { KeyedDice } from '../../src/bots/reifenbreite/ahead/dice.ts';
import { content } from '../games/content.ts';
import { everyAction } from './candidates.ts';
import { checkInvariants } from './check-invariants.ts';
import { allSetUps, setUp } from './setups.ts';

/** Maximum number of decisions in a race, chance outcomes included; half of all races of random choices end earlier. */
const MAX_STEPS = 12_000;

const dice = new KeyedDice();
dice.begin(7, 3);
const imaginedWord = (state: State): number => dice.wordOf(state);

describe('the contract holds in random play', () => {
  const met = new Set<string>();
  test.each(allSetUps())('$name', ({ name, config }) => {
    const seed = `random/${name}`;
    const random = createRandom(seed);
    let step = 0;
    const { kinds } = checkRandomPlay(reifenbreite, {
      config,
      seed,
      random,
      maxSteps: MAX_STEPS,
      deepEvery: 97,
      candidates: (state: State): Action[] => some(everyAction(state), 30, step++ % 4 === 0 ? 'all-but-moves' : 'some', random),
      checkInvariants,
      imaginedWord,
    });
    checkSetup(reifenbreite, config, content);
    for (const kind of kinds.keys()) met.add(kind);
  });

  test('together they cover every kind of decision', () => {
    expect([...PHASES].filter((phase) => phase !== 'over' && !met.has(phase))).toEqual([]);
  });
});

/**
 * A random selection of the actions; `all-but-moves` keeps all that are no move, since moves are by far the most
 * frequent.
 */
function some(actions: readonly Action[], count: number, how: 'all-but-moves' | 'some', random: Random): Action[] {
  const kept = how === 'some' ? [] : actions.filter((action) => action.type !== 'move' && action.type !== 'place');
  return [...kept, ...Array.from({ length: count }, () => actions[random.below(actions.length)]!)];
}

describe('a stage race (UR 17)', () => {
  test('three stages, one after the other', () => {
    const { config } = setUp('criterium', 'professional', 'three teams', 3);
    const { state } = checkRandomPlay(reifenbreite, {
      config,
      seed: 'stages',
      random: createRandom('stages'),
      maxSteps: 3 * MAX_STEPS,
      deepEvery: 211,
      checkInvariants,
      imaginedWord,
    });
    expect(reifenbreite.view(state, 0).stages).toHaveLength(3);
  });
});
