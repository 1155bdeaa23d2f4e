import { beforeEach, describe, expect, test } from 'vitest';
import type { Journal, AppendFailure, Row, Summary } from '../../src/table/index.ts';

/** The contract of every journal. The test of each kind of store calls it. */

export interface StoreUnderTest {
  /** The journal of a stored race without rows. Each name is a race of its own. */
  journal(race: string): Promise<Journal>;
  /** The same race opened by another host, which shares no memory with the first. */
  again(race: string): Promise<Journal>;
  /** The summary that lists show. */
  summary(race: string): Promise<Summary | null>;
}

export const act = (n: number, more: Partial<Row> = {}): Row => ({ n, kind: 'acts', text: `${n} seat 0: ride\n  rode [T 1]\n`, ...more });
export const at = (entries: number): Summary => ({ entries, stage: 1, round: entries, over: false, turn: 0 });

/** @param open an empty store */
export function journalContract(name: string, open: () => Promise<StoreUnderTest>): void {
  describe(`the rows of a race, in ${name}`, () => {
    let store: StoreUnderTest;
    let journal: Journal;
    beforeEach(async () => {
      store = await open();
      journal = await store.journal('one');
    });
    const append = (...rows: readonly Row[]): Promise<AppendFailure | null> => journal.append(rows, at(rows.at(-1)?.n ?? 0));

    test('are read unchanged and in order, from any number on', async () => {
      const rows: readonly Row[] = [
        act(1),
        { n: 2, kind: 'table', text: '{"fact":"answers","seat":0,"answers":{"hill":{"from":48}}}' },
        act(3, { id: 'Ž "7"', text: '3 seat 0: „ahoj“ \u2028 🚴 \\n\n  said words="ž\\u0000" [T 1]\n' }),
        act(4, { id: '' }),
      ];
      for (const row of rows) expect(await append(row)).toBeNull();
      expect(await journal.read(1)).toEqual(rows);
      expect(await journal.read(3)).toEqual(rows.slice(2));
      expect(await journal.read(5)).toEqual([]);
      expect(await (await store.again('one')).read(1)).toEqual(rows);
    });

    test('are stored all or none if appended together', async () => {
      expect(await append(act(1), act(2), act(3))).toBeNull();
      expect(await append(act(3, { text: 'another' }), act(4))).toBe('taken');
      expect(await journal.read(1)).toEqual([act(1), act(2), act(3)]);
      expect(await append(act(4), act(5))).toBeNull();
      expect((await journal.read(1)).map(({ n }) => n)).toEqual([1, 2, 3, 4, 5]);
    });

    test('are refused as taken if another host has written their number, or if they leave a gap', async () => {
      const other = await store.again('one');
      expect(await append(act(1))).toBeNull();
      expect(await other.append([act(1, { text: 'another' })], at(9))).toBe('taken');
      expect(await other.append([act(2)], at(2))).toBeNull();
      expect(await append(act(2, { text: 'another' }))).toBe('taken');
      expect(await append(act(4))).toBe('taken');
      expect(await append(act(3))).toBeNull();
      for (const each of [journal, other]) expect(await each.read(1)).toEqual([act(1), act(2), act(3)]);
    });

    test('are stored in order if calls overlap, and each call gets its answer', async () => {
      const numbers = Array.from({ length: 60 }, (_, i) => i + 1);
      expect(await Promise.all(numbers.map((n) => append(act(n))))).toEqual(numbers.map(() => null));
      expect((await journal.read(1)).map(({ n }) => n)).toEqual(numbers);
    });

    test('are refused too if they follow a refused row', async () => {
      expect(await append(act(1))).toBeNull();
      const answers = await Promise.all([append(act(1)), append(act(3)), append(act(4))]);
      expect(answers).toEqual(['taken', 'taken', 'taken']);
      expect(await journal.read(1)).toEqual([act(1)]);
    });

    test('are stored once if two hosts write the same numbers at the same time', async () => {
      const other = await store.again('one');
      const numbers = Array.from({ length: 20 }, (_, i) => i + 1);
      const appendBoth = async (each: Journal, text: string): Promise<(AppendFailure | null)[]> => {
        const answers: (AppendFailure | null)[] = [];
        for (const n of numbers) answers.push(await each.append([act(n, { text })], at(n)));
        return answers;
      };
      const [mine, his] = await Promise.all([appendBoth(journal, 'mine'), appendBoth(other, 'his')]);
      const stored = await journal.read(1);
      numbers.forEach((_, i) => {
        expect([mine[i], his[i]].sort()).toEqual([null, 'taken'].sort());
        expect(stored[i]!.text).toBe(mine[i] === null ? 'mine' : 'his');
      });
    });

    test('are there after reopening once they are acknowledged', async () => {
      for (let n = 1; n <= 10; n++) {
        expect(await append(act(n))).toBeNull();
        expect(await (await store.again('one')).read(n)).toEqual([act(n)]);
      }
    });

    test('stay apart from those of other races', async () => {
      const other = await store.journal('two');
      expect(await append(act(1), act(2))).toBeNull();
      expect(await other.append([act(1, { text: 'two' })], at(1))).toBeNull();
      expect(await other.read(1)).toEqual([act(1, { text: 'two' })]);
      expect(await journal.read(2)).toEqual([act(2)]);
    });

    test('determine the summary in lists, by the last stored row', async () => {
      await append(act(1));
      await append(act(2), act(3));
      await append(act(3));
      expect(await store.summary('one')).toEqual(at(3));
    });
  });
}
