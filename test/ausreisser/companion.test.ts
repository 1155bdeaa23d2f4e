import { describe, expect, test } from 'vitest';
import { createRandom, NO_SEAT } from '../../src/kit/index.ts';
import { ausreisser } from '../../src/games/ausreisser/index.ts';
import { playNotes, TABLE_RULINGS, tryNote, type TableNote } from '../../src/games/ausreisser/companion/index.ts';
import { openPart, randomRace } from './noted-race.ts';
import { configOf } from './setups.ts';

const RACES = [
  { riders: 2, stages: 1, game: 'full' as const },
  { riders: 3, stages: 3, game: 'full' as const },
  { riders: 4, stages: 2, game: 'full' as const },
  { riders: 4, stages: 2, game: 'full' as const, readings: { hillCard: 'same-turn' as const, hillWind: 'at-once' as const } },
  { riders: 5, stages: 2, game: 'simple' as const },
  { riders: 6, stages: 3, game: 'full' as const },
];

describe.each(RACES)('$riders riders, $stages stages, $game', ({ riders, stages, game, readings }) => {
  const config = configOf(riders, stages, game, readings);

  test.each([1, 2, 3, 4, 5])('race %i: points, minutes, jersey, tempo, stock as the engine has them', (n) => {
    const { taps, seen } = randomRace(config, `${riders}/${stages}/${game}/${n}`);
    const end = playNotes(config, taps);
    expect(openPart(end.state)).toEqual(seen.at(-1)!.open);
    expect(end.notes.flatMap(({ doubts }) => doubts)).toEqual([]);
    expect(end.next).toBe(-1);
    for (const moment of seen.filter((_, i) => i % 11 === 0)) {
      const { open } = playNotes(config, taps.slice(0, moment.taps));
      expect(openPart(open)).toEqual(moment.open);
    }
  });
});

describe('a table that errs', () => {
  const config = configOf(3, 1);
  const lead: TableNote = { type: 'lead', rider: 0 };
  const turn = (card: number | null, more: Partial<TableNote & { type: 'turn' }> = {}): TableNote => ({
    ...{ type: 'turn', card, spurts: 0, winds: 0, hill: false, discards: [] },
    ...more,
  });
  const codes = (notes: readonly TableNote[], note: TableNote): readonly string[] =>
    tryNote(playNotes(config, notes), note).doubts.map(({ code }) => code);

  test('cards that have all been played are questioned', () => {
    const eight = Array.from({ length: 7 }, () => turn(47));
    expect(codes([lead, ...eight.slice(1)], turn(47))).toEqual([]);
    expect(codes([lead, ...eight], turn(47))).toEqual(['card-all-played']);
    expect(codes([lead, turn(44, { winds: 4 })], turn(44, { winds: 2 }))).toEqual(['card-all-played']);
  });

  test('hills and turns without a card are questioned', () => {
    const first = [lead, turn(44, { hill: true })];
    expect(codes(first, turn(44, { hill: true }))).toEqual(['hill-lies-already']);
    expect(codes(first, { type: 'hill', rider: 2 })).toEqual(['hill-lies-already']);
    expect(codes([lead], { type: 'hill', rider: 2 })).toEqual(['hill-not-asked']);
    expect(codes([lead, turn(44)], { type: 'hill', rider: 2 })).toEqual([]);
    expect(codes([lead, turn(44), turn(43), turn(43)], { type: 'hill', rider: 2 })).toEqual(['hill-not-asked']);
    expect(codes([lead], turn(null))).toEqual(['no-card-with-stock']);
    expect(codes([], turn(44))).toEqual(['note-not-now']);
    expect(codes([lead], { type: 'stage-over' })).toEqual(['stock-not-empty']);
  });

  test('a changed note changes everything after it, and a ruling of the table stands', () => {
    const view = (notes: readonly TableNote[]) => ausreisser.view(playNotes(config, notes).state, NO_SEAT);
    const after = (first: number) => view([lead, turn(first), turn(43), turn(40)]).riders.map(({ minutes }) => minutes);
    expect(after(44)).toEqual([0, 0, 4]);
    expect(after(46)).toEqual([0, 3, 6]);
    const ruled = [lead, turn(44), turn(41), { type: 'ruling', what: 'minutes', rider: 1, value: 1 } as const];
    expect(view(ruled).riders[1]!.minutes).toBe(1);
    expect(playNotes(config, [lead, { type: 'ruling', what: 'turn', rider: 2, value: 0 }]).next).toBe(2);
    expect(view([...ruled, { type: 'stage-over' }]).standings.map(({ points }) => points)).toEqual([1, 0, -1]);
  });

  test('no list of notes throws', () => {
    const random = createRandom('any notes');
    const some = (): TableNote => {
      const rider = random.below(3);
      const few = () => random.below(6);
      const notes: TableNote[] = [
        { type: 'lead', rider },
        turn(random.below(8) === 0 ? null : 39 + random.below(12), {
          ...{ spurts: few(), winds: few(), hill: random.below(2) === 0 },
          discards: Array.from({ length: few() }, () => (random.below(2) === 0 ? 'hill' : 'spurt')),
        }),
        { type: 'hill', rider },
        { type: 'ruling', what: TABLE_RULINGS[random.below(TABLE_RULINGS.length)]!, rider, value: random.below(99) },
        { type: 'stage-over' },
      ];
      return notes[Math.min(random.below(9), 4) % notes.length]!;
    };
    for (let race = 0; race < 60; race++) {
      const notes = [lead, ...Array.from({ length: 120 }, some)];
      const { open, notes: played } = playNotes(configOf(3, 5), notes);
      expect(played).toHaveLength(notes.length);
      ausreisser.view(open, NO_SEAT);
    }
  });
});
