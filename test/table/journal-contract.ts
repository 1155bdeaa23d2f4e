import { beforeEach, describe, expect, test } from 'vitest';
import type { Journal, AppendFailure, Row, Summary } from '../../src/table/index.ts';

/** What every store of rows must do, wherever it keeps them: called by the test of each. */

export interface StoreUnderTest {
  /** The journal of a race that is kept and has no rows yet; another name, another race. */
  journal(race: string): Promise<Journal>;
  /** The same race as another host opens it, with nothing of the first one's memory. */
  again(race: string): Promise<Journal>;
  /** What lists show of it. */
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

    test('come back as they were, in order, from any number on', async () => {
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

    test('several at once: all, or none', async () => {
      expect(await append(act(1), act(2), act(3))).toBeNull();
      expect(await append(act(3, { text: 'another' }), act(4))).toBe('taken');
      expect(await journal.read(1)).toEqual([act(1), act(2), act(3)]);
      expect(await append(act(4), act(5))).toBeNull();
      expect((await journal.read(1)).map(({ n }) => n)).toEqual([1, 2, 3, 4, 5]);
    });

    test('a number that another host has written is taken, and so is one that leaves a gap', async () => {
      const other = await store.again('one');
      expect(await append(act(1))).toBeNull();
      expect(await other.append([act(1, { text: 'another' })], at(9))).toBe('taken');
      expect(await other.append([act(2)], at(2))).toBeNull();
      expect(await append(act(2, { text: 'another' }))).toBe('taken');
      expect(await append(act(4))).toBe('taken');
      expect(await append(act(3))).toBeNull();
      for (const each of [journal, other]) expect(await each.read(1)).toEqual([act(1), act(2), act(3)]);
    });

    test('calls overlap: each is answered, all are kept in order', async () => {
      const numbers = Array.from({ length: 60 }, (_, i) => i + 1);
      expect(await Promise.all(numbers.map((n) => append(act(n))))).toEqual(numbers.map(() => null));
      expect((await journal.read(1)).map(({ n }) => n)).toEqual(numbers);
    });

    test('what is asked behind a refused row is refused too', async () => {
      expect(await append(act(1))).toBeNull();
      const answers = await Promise.all([append(act(1)), append(act(3)), append(act(4))]);
      expect(answers).toEqual(['taken', 'taken', 'taken']);
      expect(await journal.read(1)).toEqual([act(1)]);
    });

    test('of two hosts that write the same numbers at once, one keeps each', async () => {
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

    test('rows that are acknowledged are there when the journal is opened again', async () => {
      for (let n = 1; n <= 10; n++) {
        expect(await append(act(n))).toBeNull();
        expect(await (await store.again('one')).read(n)).toEqual([act(n)]);
      }
    });

    test('races do not meet', async () => {
      const other = await store.journal('two');
      expect(await append(act(1), act(2))).toBeNull();
      expect(await other.append([act(1, { text: 'two' })], at(1))).toBeNull();
      expect(await other.read(1)).toEqual([act(1, { text: 'two' })]);
      expect(await journal.read(2)).toEqual([act(2)]);
    });

    test('lists show how far the last row that was kept has brought it', async () => {
      await append(act(1));
      await append(act(2), act(3));
      await append(act(3));
      expect(await store.summary('one')).toEqual(at(3));
    });
  });
}
