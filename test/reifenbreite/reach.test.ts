import { describe, expect, test } from 'vitest';
import { CHANCE, createRandom, NO_SEAT } from '../../src/kit/index.ts';
import { placeOf, reifenbreite as game, type Config, type State } from '../../src/games/reifenbreite/index.ts';
import { lengthOfWay, reachFrom, shortestWay } from '../../src/games/reifenbreite/reach.ts';
import { isOnRoad, occupancyOf, occupant } from '../../src/games/reifenbreite/state.ts';
import { ways } from './referee-road.ts';
import { setUp } from './setups.ts';

/** The highest number that a mark can have. */
const LAST = 2 ** 31 - 1;

const config = (): Config => setUp('criterium', 'classic', 'two teams').config;

/** Searches until there is room for `left` more. The last result is then forgotten, as it would be in play. */
function age({ reach }: Config, left: number): void {
  reach.base = LAST - (left + 2) * (reach.marks.length + 1);
  reach.road = -1;
}

/** A random race, step by step; `before` receives every position. */
function play(of: Config, before: (state: State, step: number) => void): string[] {
  const random = createRandom('stamps');
  const state = game.start(of);
  const actions: string[] = [];
  for (let step = 0; ; step++) {
    before(state, step);
    const seat = game.turn(state);
    if (seat === NO_SEAT) return actions;
    const options = seat === CHANCE ? game.outcomes(state).map(({ action }) => action) : game.choices(state);
    actions.push(`${options.length} ${game.actions.format(state, options.at(-1)!)}`);
    const decided = game.decide(state, seat, options[random.below(options.length)]!);
    if (!decided.ok) throw new Error(decided.refusal.code);
    for (const event of decided.events) game.evolve(state, event);
  }
}

describe('a search over the road after the marks are exhausted', () => {
  test('a race goes on as if it were the first one', () => {
    const first = play(config(), () => undefined);
    const old = config();
    // repeatedly at the limit, with the marks that earlier searches left
    const again = play(old, (_, step) => {
      if (step % 40 === 39) age(old, step % 7);
    });
    expect(again).toEqual(first);
  });

  test('every search before and after the limit finds what a plain search finds', () => {
    const old = config();
    let compared = 0;
    play(old, (state, step) => {
      if (step < 60 || step > 400 || step % 20 !== 0) return;
      age(old, 3);
      for (let rider = 0; rider < 16; rider++) {
        const from = placeOf(state, rider);
        if (from < 0) continue;
        const plain = ways(state, from, 12);
        const { queue, count } = reachFrom(state, from, 12);
        expect(new Set(queue.subarray(0, count))).toEqual(new Set(plain.keys()));
        const [place, length] = [...plain].at(-1) ?? [-1, 0];
        if (place >= 0) expect(shortestWay(state, from, place, 12)).toBe(length);
        compared++;
      }
    });
    expect(compared).toBeGreaterThan(50);
  });
});

describe('the caches of a config', () => {
  test.each(['criterium', 'paris-roubaix'])('never give another position’s result, in any order of use: %s', (course) => {
    const shared = setUp(course, 'classic', 'two teams').config;
    const random = createRandom(`side by side on ${course}`);
    const races = Array.from({ length: 3 }, () => game.start(shared));
    let looked = 0;
    for (let step = 0; step < 4000; step++) {
      const state = races[random.below(races.length)]!;
      if (game.turn(state) === NO_SEAT) game.unchecked!.copyInto(state, game.start(shared));
      // sometimes one is made equal to another and goes its own way from there
      if (step % 17 === 0) game.unchecked!.copyInto(state, races[random.below(races.length)]!);
      // or is a copy without its own buffer
      if (step % 29 === 0) races[random.below(races.length)] = game.copy(races[random.below(races.length)]!);
      const at = game.turn(state) === CHANCE ? game.outcomes(state).map(({ action }) => action) : game.choices(state);
      if (at.length > 0) game.unchecked!.play(state, at[random.below(at.length)]!);
      const seen = races[random.below(races.length)]!;
      const { course: road } = shared.stages[0]!;
      const standing = Array.from({ length: 16 }, (_, r) => r).filter((r) => isOnRoad(seen, r));
      expect(standing.map((r) => occupant(seen, road.spaceOf[placeOf(seen, r)]!))).toEqual(standing);
      expect(occupancyOf(seen).filter((r) => r !== 0).length).toBe(standing.length);
      const rider = random.below(16);
      const from = placeOf(seen, rider);
      if (step % 3 > 0 || from < 0) continue;
      const points = 1 + random.below(14);
      const { queue, count } = reachFrom(seen, from, points);
      const plain = ways(seen, from, points);
      expect(new Set(queue.subarray(0, count))).toEqual(new Set(plain.keys()));
      const [place, length] = [...plain].at(-1) ?? [-1, 0];
      if (place >= 0) expect(lengthOfWay(seen, from, place, points)).toBe(length);
      looked++;
    }
    expect(looked).toBeGreaterThan(500);
  });
});
