import { describe, expect, test } from 'vitest';
import { createRandom } from '../../src/kit/index.ts';
import { seasonOf, setSameThing, undoing, type ResultRow, type SeasonChange, type SeasonOperation } from '../../src/table/index.ts';

const row = (member: string, place: number): ResultRow => ({ member, place, points: 0, for: '', sprints: 0, climbs: 0, breakaways: 0 });
let count = 0;
const by = (who: string, change: SeasonChange): SeasonOperation => ({ ...change, id: `${who}${++count}`, at: count });
const own = (operations: readonly SeasonOperation[]): ReadonlySet<string> =>
  new Set(operations.map(({ id }) => id).filter((id) => id.startsWith('eva')));
const undo = (operations: readonly SeasonOperation[], { id }: SeasonOperation): readonly SeasonOperation[] | null =>
  undoing(operations, id, own(operations))?.map((change) => by('eva', change)) ?? null;

const BEGINNING = [
  by('jan', { op: 'settings', settings: { name: 'Club', best: 3 } }),
  ...['a', 'b', 'c'].map((member) => by('jan', { op: 'member', member, name: member.toUpperCase(), team: 'Rot' })),
  ...['r', 's'].map((race) => by('jan', { op: 'race', race, date: '2026-11-20', title: race, game: '' })),
  by('jan', { op: 'absent', race: 'r', member: 'a', substitute: 'b', rides: false }),
  by('jan', { op: 'open', race: 'r', online: 'x' }),
  by('jan', { op: 'rows', race: 'r', rows: [row('a', 1), row('b', 2)], without: [] }),
];
const CHANGES: readonly SeasonChange[] = [
  { op: 'settings', settings: { best: 1, bonus: true } },
  { op: 'member', member: 'd', name: 'D', team: '' },
  { op: 'member', member: 'a', name: 'Anna' },
  { op: 'member', member: 'a', team: 'Blau' },
  { op: 'race', race: 't', date: '2026-12-01', title: 'T', game: '' },
  { op: 'race', race: 'r', date: '2026-12-02' },
  { op: 'race', race: 'r', title: 'New', game: 'toy' },
  { op: 'open', race: 's', online: 'y' },
  { op: 'open', race: 'r', online: '' },
  { op: 'absent', race: 'r', member: 'a', substitute: '', rides: true },
  { op: 'absent', race: 's', member: 'c', substitute: 'a', rides: false },
  { op: 'result', race: 's', source: '', rows: [row('a', 1)] },
  { op: 'result', race: 'r', source: 'x', rows: [row('c', 1)], date: '2026-11-21' },
  { op: 'rows', race: 's', rows: [row('c', 1)], without: [] },
  { op: 'rows', race: 'r', rows: [row('a', 5), row('c', 3)], without: ['b'] },
  { op: 'remove', what: 'member', of: 'c' },
  { op: 'remove', what: 'race', of: 'r' },
  { op: 'remove', what: 'result', of: 'r' },
];
const textOf = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part) ? Object.fromEntries(Object.entries(part).sort()) : part,
  );
/** The order of lines and members does not matter. */
const ordered = (operations: readonly SeasonOperation[]) => {
  const { settings, members, races } = seasonOf(operations);
  const sorted = <T>(list: readonly T[]): readonly string[] => list.map((each) => textOf(each)).sort();
  return {
    settings,
    members: sorted(members),
    races: sorted(races.map((race) => ({ ...race, result: race.result && { ...race.result, rows: sorted(race.result.rows) } }))),
  };
};

describe('undoing', () => {
  test.each(CHANGES)('%j leaves the season as it was', (change) => {
    const done = by('eva', change);
    const undone = undo([...BEGINNING, done], done)!;
    expect(ordered([...BEGINNING, done, ...undone])).toEqual(ordered(BEGINNING));
  });

  test('random changes, back to the beginning, while another organiser changes other things', () => {
    for (let seed = 0; seed < 40; seed++) {
      const random = createRandom(`undo ${seed}`);
      let all: readonly SeasonOperation[] = BEGINNING;
      const steps: SeasonOperation[] = [];
      for (let n = 0; n < 8; n++) {
        const done = by('eva', CHANGES[random.below(CHANGES.length)]!);
        steps.push(done);
        all = [...all, done, by('jan', { op: 'member', member: `guest${n}`, name: 'Guest', team: '' })];
      }
      for (const step of steps.reverse()) all = [...all, ...undo(all, step)!];
      const others = all.filter(({ id }) => id.startsWith('jan'));
      expect(ordered(all)).toEqual(ordered(others));
    }
  });

  test('what another organiser has set since stays, and a deleted name does not come back', () => {
    for (const [mine, theirs] of [
      [
        { op: 'race', race: 'r', title: 'Mine' },
        { op: 'race', race: 'r', title: 'Theirs' },
      ],
      [
        { op: 'rows', race: 'r', rows: [row('a', 3)], without: [] },
        { op: 'remove', what: 'race', of: 'r' },
      ],
      [
        { op: 'result', race: 'r', source: '', rows: [row('a', 3)] },
        { op: 'rows', race: 'r', rows: [row('c', 1)], without: [] },
      ],
      [
        { op: 'remove', what: 'member', of: 'a' },
        { op: 'member', member: 'a', name: 'Anna' },
      ],
    ] as readonly (readonly [SeasonChange, SeasonChange])[]) {
      const done = by('eva', mine);
      expect(setSameThing(mine, theirs)).toBe(true);
      expect(undo([...BEGINNING, done, by('jan', theirs)], done)).toBeNull();
    }
    const forgotten = by('eva', { op: 'forget', member: 'a' });
    expect(undo([...BEGINNING, forgotten], forgotten)).toBeNull();
    expect(setSameThing({ op: 'race', race: 'r', title: 'x' }, { op: 'race', race: 'r', date: '2026-11-20' })).toBe(false);
    expect(
      setSameThing(
        { op: 'rows', race: 'r', rows: [row('a', 1)], without: [] },
        { op: 'rows', race: 'r', rows: [row('b', 1)], without: [] },
      ),
    ).toBe(false);
  });
});
