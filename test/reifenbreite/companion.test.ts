import { describe, expect, test } from 'vitest';
import { createRandom, NO_SEAT } from '../../src/kit/index.ts';
import { reifenbreite, riderOfNumber } from '../../src/games/reifenbreite/index.ts';
import { playNotes, TABLE_RULINGS, tryNote, type TableNote } from '../../src/games/reifenbreite/companion/index.ts';
import { randomRace, scoreOf } from './noted-race.ts';
import { setUp } from './setups.ts';

describe.each([
  ['paris-roubaix', 'professional', 'two teams', 1],
  ['giro-d-italia', 'professional', 'four teams', 1],
  ['paris-roubaix', 'professional', 'two teams each', 2],
  ['tour-de-france', 'classic', 'three teams', 1],
  ['paris-roubaix', 'basic', 'two teams', 2],
] as const)('%s, %s, %s, %i races', (course, rules, table, stages) => {
  const { config } = setUp(course, rules, table, stages);

  test.each([1, 2, 3])('race %i: points, jersey, cards, photos and disqualifications as the engine has them', (n) => {
    const { taps, seen } = randomRace(config, `${course}/${rules}/${table}/${n}`);
    const end = playNotes(config, taps);
    expect(end.notes.flatMap(({ doubts }) => doubts)).toEqual([]);
    expect(scoreOf(end.state)).toEqual(seen.at(-1)!.score);
    expect(end.races).toHaveLength(stages);
    for (const moment of seen.filter((_, i) => i % 29 === 0))
      expect(scoreOf(playNotes(config, taps.slice(0, moment.taps)).state)).toEqual(moment.score);
  });
});

describe('a table that errs', () => {
  const { config } = setUp('giro-d-italia', 'professional', 'two teams');
  const rider = riderOfNumber;
  const view = (notes: readonly TableNote[]) => reifenbreite.view(playNotes(config, notes).state, NO_SEAT);
  const codes = (notes: readonly TableNote[], note: TableNote): readonly string[] =>
    tryNote(playNotes(config, notes), note).doubts.map(({ code }) => code);
  const cross = (number: number, line: number): TableNote => ({ type: 'cross', rider: rider(number), line });
  const round: TableNote = { type: 'round' };

  test('UR 15: a line counts once, three score, and a sprint that was missed is questioned', () => {
    expect(codes([cross(21, 1)], cross(21, 1))).toEqual(['line-crossed-already']);
    expect(codes([cross(21, 1), cross(22, 1), cross(23, 1)], cross(51, 1))).toEqual(['sprint-full']);
    expect(codes([cross(21, 1)], cross(51, 4))).toEqual(['sprint-missed']);
    expect(codes([cross(21, 4)], cross(21, 4))).toEqual(['rider-finished', 'line-crossed-already']);
    expect(codes([], cross(31, 1))).toEqual(['rider-not-here']);
    expect(view([cross(21, 1), cross(21, 1)]).lines[1]!.riders).toEqual([21]);
  });

  test('UR 6, UR 7: cards of the first round, of others and spent ones are questioned', () => {
    const card = (number: number, ...cards: readonly number[]): TableNote => ({
      type: 'cards',
      rider: rider(number),
      cards,
      breakaway: false,
    });
    expect(codes([], card(21, 0))).toEqual(['no-cards-first-round']);
    expect(codes([round], card(22, 0))).toEqual(['card-of-another']);
    expect(codes([round, card(21, 0)], card(21, 0))).toEqual(['turn-noted-already']);
    expect(codes([round, card(21, 0), round, card(21, 0), round], card(21, 0))).toEqual(['card-played-already']);
    expect(codes([round], { type: 'take', rider: rider(21), card: 0 })).toEqual(['card-not-to-take']);
    expect(codes([round, card(21, 0)], { type: 'take', rider: rider(21), card: 0 })).toEqual([]);
    expect(codes([], { type: 'lose', rider: rider(21), card: 6 })).toEqual(['card-not-to-lose']);
  });

  test('UR 14: the chase car has four uses and its photo cards', () => {
    const car = (photos: readonly number[]): TableNote => ({ type: 'car', rider: rider(21), dice: 0, photos });
    const four = [1, 2, 3, 4].flatMap(() => [car([1, 2]), round]);
    expect(codes(four.slice(2), car([1, 2]))).toEqual([]);
    expect(codes(four, car([1, 2]))).toEqual(['car-used-up']);
    expect(codes([], car([1]))).toEqual(['car-photos']);
    expect(codes([], { type: 'verdict', photo: 1 })).toEqual(['note-not-now']);
  });

  test('UR 15.1: a wearer who leaves hands the jersey on and keeps his points', () => {
    const notes = [cross(21, 1), cross(51, 1), round, { type: 'leaves', rider: rider(21) } as const, round];
    const shown = view(notes);
    expect(shown.jersey).toBe(51);
    expect(shown.riders.filter(({ points }) => points > 0).map(({ rider: of, points }) => [of, points])).toEqual([
      [21, 13],
      [51, 10],
    ]);
    expect(codes(notes, cross(21, 2))).toEqual(['rider-left', 'sprint-missed'].slice(0, 1));
  });

  test('a race that the table ends gives no places to those on the way', () => {
    const notes = [cross(21, 1), cross(21, 2), cross(21, 3), cross(21, 4)];
    expect(codes(notes, { type: 'race-over' })).toEqual(['riders-on-the-way']);
    const over = view([...notes, { type: 'race-over' }, { type: 'verdict', photo: 1 }, { type: 'verdict', photo: 2 }]);
    expect(over.standings.map(({ manager, points }) => [manager, points])).toEqual([
      [0, 50 + 11 + 7 + 5 + 2],
      [1, 0],
    ]);
  });

  test('a changed note changes everything after it, and a ruling of the table stands', () => {
    const after = (first: number) => view([cross(first, 1), cross(51, 1), round]).riders.find(({ points }) => points === 13)?.rider;
    expect(after(21)).toBe(21);
    expect(after(22)).toBe(22);
    expect(view([cross(21, 1), { type: 'ruling', what: 'yellow', rider: rider(51), value: 0 }]).jersey).toBe(51);
  });

  test('no list of notes throws', () => {
    const random = createRandom('any notes');
    const some = (): TableNote => {
      const who = random.below(16);
      const notes: TableNote[] = [
        { type: 'cross', rider: who, line: random.below(7) },
        { type: 'cards', rider: who, cards: [random.below(8), random.below(8)], breakaway: random.below(2) === 0 },
        { type: 'car', rider: who, dice: random.below(2), photos: [1 + random.below(6)] },
        { type: 'photo', rider: who, photo: 1 + random.below(6) },
        { type: 'take', rider: who, card: random.below(8) },
        { type: 'lose', rider: who, card: random.below(8) },
        { type: 'leaves', rider: who },
        { type: 'ruling', what: TABLE_RULINGS[random.below(TABLE_RULINGS.length)]!, rider: who, value: random.below(99) },
        round,
        { type: 'verdict', photo: 1 + random.below(6) },
        { type: 'race-over' },
      ];
      return notes[random.below(random.below(20) === 0 ? notes.length : 9)]!;
    };
    const long = setUp('paris-roubaix', 'professional', 'two teams each', 3).config;
    for (let race = 0; race < 40; race++) {
      const notes = Array.from({ length: 150 }, some);
      const end = playNotes(long, notes);
      expect(end.notes).toHaveLength(notes.length);
      for (const { state } of end.races) reifenbreite.view(state, NO_SEAT);
    }
  });
});
