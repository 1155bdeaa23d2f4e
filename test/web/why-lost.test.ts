import { expect, test } from 'vitest';
import { analyse, loadEvaluation, type Analysis, type Split } from '../../src/analysis/index.ts';
import { isSignificant, reasonsOf, whyOf } from '../../src/web/frame/analysis/why.ts';
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

test('the reasons are the causes in the direction of the difference, the greatest first, with their moment', () => {
  const swing = (n: number, ...effect: readonly number[]) => ({ n, effect });
  const causes = [
    { kind: 'luck', seat: 0, rider: { seat: 0, rider: 11 }, effect: [-4, 4], worst: swing(7, -3, 3), best: swing(9, 1, -1) },
    { kind: 'choices', seat: 0, rider: { seat: 0, rider: 12 }, effect: [-6, 6], worst: swing(20, -6, 6), best: null },
    { kind: 'luck', seat: 1, rider: { seat: 1, rider: 21 }, effect: [-1, 1], worst: swing(3, 2, -2), best: swing(4, -3, 3) },
    { kind: 'luck', seat: 1, rider: { seat: 1, rider: 22 }, effect: [5, -5], worst: swing(5, 5, -5), best: null },
    { kind: 'luck', seat: 1, rider: { seat: 1, rider: 23 }, effect: [-0.4, 0.4], worst: null, best: swing(6, -0.4, 0.4) },
  ] as const;
  const lost = reasonsOf(causes, { seat: 0, other: 1, difference: -12 });
  expect(lost.map(({ kind, value, n, swing: most }) => [kind, value, n, most])).toEqual([
    ['choices', -12, 20, -12],
    ['luck', -8, 7, -6],
    ['luck', -2, 4, -6],
  ]);
  expect(reasonsOf(causes, { seat: 1, other: 0, difference: 12 }).map(({ value }) => value)).toEqual([12, 8, 2]);
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
    const luckOf = (seat: number): number =>
      first!.causes.filter(({ kind }) => kind === 'luck').reduce((sum, { effect }) => sum + effect[seat]!, 0);
    for (const { seat, luck } of first!.splits) expect(luckOf(seat)).toBeCloseTo(luck, 6);
    for (const { seat, result } of first!.splits) {
      const why = whyOf(first!.splits, seat)!;
      expect(why.parts.reduce((sum, { value }) => sum + value, 0)).toBeCloseTo(why.difference, 0);
      expect(result).toBe(race.standings.find((rank) => rank.seat === seat)?.points);
    }
  },
  300_000,
);
