import { expect, test } from 'vitest';
import { ausreisser, type State } from '../../src/games/ausreisser/index.ts';
import { CHANCE, createRandom, drawOutcome, NOBODY, determinize } from '../../src/kit/index.ts';
import { dealsOf } from '../server/leak-hands.ts';
import { SECRETIVE } from '../server/leak-kit.ts';
import { configOf } from './setups.ts';

/** DA 7: a board of one's own is dealt by what one sees, and by nothing else. */

const format = (state: State): string => ausreisser.formatState(state);

test.each([1, 2])('races that differ in somebody’s hidden cards alone give all others the same board, stage %i', (stage) => {
  const deals = dealsOf({ riders: ['Anna', 'Ben', 'Cleo'], stages: 2 }, stage);
  expect(deals.length).toBeGreaterThan(1);
  for (const eyes of [0, 1, 2, NOBODY]) {
    const boards = deals.map(({ state }) => format(determinize(ausreisser, state as State, eyes, createRandom('board'))!));
    // whoever holds them sees his own; nobody else tells one race from another
    expect(new Set(boards).size, String(eyes)).toBe(eyes === SECRETIVE ? deals.length : 1);
  }
});

test('at every moment of a race it shows what the seat sees, whole enough to be ridden on, and leaves the race as it is', () => {
  const random = createRandom('positions');
  const board = createRandom('boards');
  const state = ausreisser.start(configOf(4));
  const below = (n: number): number => random.below(n);
  let [tried, different] = [0, 0];
  for (let seat = ausreisser.turn(state); seat !== NOBODY; seat = ausreisser.turn(state)) {
    const before = format(state);
    for (const eyes of [0, 3, NOBODY]) {
      const whole = determinize(ausreisser, ausreisser.hide(state, eyes), eyes, board)!;
      expect(format(ausreisser.hide(whole, eyes))).toBe(format(ausreisser.hide(state, eyes)));
      if (seat === CHANCE) expect(ausreisser.outcomes(whole).length).toBeGreaterThan(0);
      tried++;
      if (format(whole) !== before) different++;
    }
    expect(format(state)).toBe(before);
    const options = ausreisser.choices(state);
    const action = seat === CHANCE ? drawOutcome(ausreisser.outcomes(state), below) : options[below(options.length)]!;
    const decided = ausreisser.decide(state, seat, action);
    if (!decided.ok) throw new Error(decided.refusal.code);
    for (const event of decided.events) ausreisser.evolve(state, event);
  }
  expect(tried).toBeGreaterThan(300);
  // it does not happen to know how they lie
  expect(different).toBeGreaterThan(tried / 2);
});
