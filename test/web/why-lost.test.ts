import { expect, test } from 'vitest';
import { analyse, loadEvaluation, type Analysis, type Split } from '../../src/analysis/index.ts';
import { isSignificant, whyOf } from '../../src/web/frame/analysis/why.ts';
import { recordedRace } from '../games/recorded.ts';

/** Why a seat lost: the parts add up to the difference, and no seat is called better within the noise. */

const split = (seat: number, luck: number, own: number, result: number, deviation: number): Split => ({
  ...{ seat, start: 100, common: 0, luck, own, others: 0, rest: result - 100 - luck - own, result, deviation },
});

test('the parts add up to the difference from the best other seat', () => {
  const why = whyOf([split(0, -12, -3, 90, 3), split(1, 8, 0, 110, 4), split(2, 4, -1, 105, 4)], 0)!;
  expect(why).toMatchObject({ seat: 0, other: 1, difference: -20, without: 0, deviation: 5 });
  expect(why.parts.reduce((sum, { value }) => sum + value, 0)).toBeCloseTo(why.difference, 9);
  expect(why.parts.map(({ part }) => part)).toEqual(['luck', 'own', 'others', 'rest']);
  expect(isSignificant(why)).toBe(false);
  expect(isSignificant(whyOf([split(0, 0, -30, 70, 3), split(1, 0, 0, 100, 4)], 0)!)).toBe(true);
  expect(whyOf([split(0, 0, 0, 100, 1)], 0)).toBeNull();
});

test.each(['reifenbreite/001-everything-basic-two', 'ausreisser/three-random', 'ausreisser/spurt-short'])(
  '%s: every seat’s difference is accounted for, in the first partial analysis already',
  async (name) => {
    const race = recordedRace(name);
    const evaluation = (await loadEvaluation(race.game.id))!;
    let first: Analysis | null = null;
    for (const steps = analyse(race, evaluation); first === null;) {
      const step = steps.next();
      if (step.done === true) break;
      first = step.value.analysis;
    }
    for (const { seat, result } of first!.splits) {
      const why = whyOf(first!.splits, seat)!;
      expect(why.parts.reduce((sum, { value }) => sum + value, 0)).toBeCloseTo(why.difference, 0);
      expect(result).toBe(race.standings.find((rank) => rank.seat === seat)?.points);
    }
  },
  300_000,
);
