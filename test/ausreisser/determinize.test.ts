import { expect, test } from 'vitest';
import {
  ausreisser,
  handIsKnown,
  hasRidden,
  inHand,
  phaseOf,
  riderOnTurn,
  stockSize,
  WIND,
  windsLying,
  type State,
} from '../../src/games/ausreisser/index.ts';
import { scenarioAdapter } from '../../src/games/ausreisser/scenario/index.ts';
import { openScenario, parseScenario } from '../../src/scenario/index.ts';
import { CHANCE, createRandom, drawOutcome, NO_SEAT, determinize } from '../../src/kit/index.ts';
import { dealsOf } from '../server/leak-hands.ts';
import { content } from '../games/content.ts';
import { SECRETIVE } from '../server/leak-kit.ts';
import { configOf } from './setups.ts';

/** DA 7: a private analysis board depends only on what its seat sees. */

const format = (state: State): string => ausreisser.formatState(state);

test.each([1, 2])('races that differ only in a seat’s hidden cards give all other seats the same board, stage %i', (stage) => {
  const deals = dealsOf({ riders: ['Anna', 'Ben', 'Cleo'], stages: 2 }, stage);
  expect(deals.length).toBeGreaterThan(1);
  for (const eyes of [0, 1, 2, NO_SEAT]) {
    const boards = deals.map(({ state }) => format(determinize(ausreisser, state as State, eyes, createRandom('board'))!));
    // a seat sees its own hand; no other seat can tell the races apart
    expect(new Set(boards).size, String(eyes)).toBe(eyes === SECRETIVE ? deals.length : 1);
  }
});

test('at every decision it agrees with the seat’s view, is playable, and leaves the race unchanged', () => {
  const random = createRandom('positions');
  const board = createRandom('boards');
  const state = ausreisser.start(configOf(4));
  const below = (n: number): number => random.below(n);
  let [tried, different] = [0, 0];
  for (let seat = ausreisser.turn(state); seat !== NO_SEAT; seat = ausreisser.turn(state)) {
    const before = format(state);
    for (const eyes of [0, 3, NO_SEAT]) {
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
  // the sampled cards are not simply the real ones
  expect(different).toBeGreaterThan(tried / 2);
});

test('DA 3 step 1: within a turn no made-up hand of its rider holds a headwind, and its written position asks the same', () => {
  let [turns, firstTurns, winds] = [0, 0, 0];
  for (let n = 0; n < 12; n++) {
    const random = createRandom('winds', n);
    const below = (most: number): number => random.below(most);
    const state = ausreisser.start(configOf(3));
    for (let seat = ausreisser.turn(state); seat !== NO_SEAT; seat = ausreisser.turn(state)) {
      const rider = riderOnTurn(state);
      if (phaseOf(state) === 'lay' && stockSize(state) > 12) {
        const eyes = (rider + 1) % 3;
        const seen = ausreisser.hide(state, eyes);
        if (!handIsKnown(seen, rider)) {
          turns++;
          if (!hasRidden(state, rider)) firstTurns++;
          winds += windsLying(state);
          expect(inHand(determinize(ausreisser, seen, eyes, random)!, rider, WIND)).toBe(0);
          const scenario = parseScenario(scenarioAdapter, scenarioAdapter.write!(seen));
          if (!scenario.ok) throw new Error(JSON.stringify(scenario.error));
          const opened = openScenario(scenarioAdapter, scenario.value, content);
          if (!opened.ok) throw new Error(JSON.stringify(opened.error));
          expect(ausreisser.pending(opened.value.state)).toEqual(ausreisser.pending(state));
          expect(windsLying(opened.value.state)).toBe(windsLying(state));
        }
      }
      const options = ausreisser.choices(state);
      ausreisser.unchecked!.play(state, seat === CHANCE ? drawOutcome(ausreisser.outcomes(state), below) : options[below(options.length)]!);
    }
  }
  expect(turns).toBeGreaterThan(100);
  expect(firstTurns).toBeGreaterThan(10);
  expect(winds).toBeGreaterThan(5);
});
