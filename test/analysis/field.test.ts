import { expect, test } from 'vitest';
import { againstField, isSignificantGain, sumOfCards, type FieldRace } from '../../src/analysis/index.ts';

/** A person against the field: race by race, with how far that may be off, and nothing called a difference that is none. */

/** Two seats that lost so much by moves; the first is the person's. */
const race = (own: number, field: number, luck = 0): FieldRace => ({
  own: [0],
  tally: {
    evaluation: 1,
    splits: [
      { seat: 0, luck, own, result: 10 + own + luck },
      { seat: 1, luck: -luck, own: field, result: 10 + field - luck },
    ],
    kinds: [
      { seat: 0, kind: 'move', choices: 10, mistakes: own < 0 ? 1 : 0, own, best: 2 },
      { seat: 1, kind: 'move', choices: 8, mistakes: field < 0 ? 1 : 0, own: field, best: 2 },
    ],
    cards: [
      { seat: 0, did: 'spent', finding: 'well', gain: 2, deviation: 0.3 },
      { seat: 0, did: 'spent', finding: 'open', gain: -0.5, deviation: 0.4 },
      { seat: 0, did: 'kept', finding: 'badly', gain: -3, deviation: 0.5 },
      { seat: 1, did: 'spent', finding: 'badly', gain: -1, deviation: 0.1 },
    ],
  },
});

test('losses are averaged over races, with an interval', () => {
  const sum = againstField([race(-4, -1), race(-5, -1), race(-3, -1), race(-4, -2)]);
  expect(sum.races).toBe(4);
  const [move] = sum.kinds;
  expect(move).toMatchObject({ kind: 'move', own: -4, field: -1.25, choices: 40, mistakes: 4, fieldChoices: 32, fieldMistakes: 4 });
  // differences -3, -4, -2, -2: mean -2.75, deviation 0.957, by Student with three degrees of freedom
  expect(move!.difference.mean).toBeCloseTo(-2.75, 9);
  expect(move!.difference.within).toBeCloseTo((3.182 * 0.957427) / 2, 4);
  expect(isSignificantGain(move!.difference)).toBe(true);
  expect(sum.choices.difference).toEqual(move!.difference);
});

test('a difference within the noise is not significant, and two races have no interval', () => {
  expect(isSignificantGain(againstField([race(-4, -1), race(-1, -4), race(-2, -1)]).choices.difference)).toBe(false);
  const two = againstField([race(-4, -1), race(-4, -1)]).choices.difference;
  expect(two).toEqual({ races: 2, mean: -3, within: null });
  expect(isSignificantGain(two)).toBe(false);
});

test('races without other seats do not count, nor races without such a decision', () => {
  const alone: FieldRace = { ...race(-4, -1), own: [0, 1] };
  expect(againstField([alone, race(-2, 0)]).races).toBe(1);
  const silent = race(-4, -1);
  const other: FieldRace = { ...silent, tally: { ...silent.tally, kinds: silent.tally.kinds.map((of) => ({ ...of, kind: 'follow' })) } };
  const { kinds } = againstField([race(-2, 0), other]);
  expect(kinds.map(({ kind, difference }) => [kind, difference.races])).toEqual([
    ['follow', 1],
    ['move', 1],
  ]);
  expect(againstField([])).toMatchObject({ races: 0, kinds: [] });
});

test('cards: significant and other gains add up with their uncertainty, and kept cards are counted separately', () => {
  const { cards, fieldCards } = againstField([race(0, 0)]);
  expect(cards).toMatchObject({ well: 1, badly: 0, open: 1, kept: 1, gain: 1.5 });
  expect(cards.deviation).toBeCloseTo(0.5, 9);
  expect(fieldCards).toMatchObject({ well: 0, badly: 1, gain: -1 });
  expect(sumOfCards([])).toEqual({ well: 0, badly: 0, open: 0, kept: 0, gain: 0, deviation: 0 });
});
