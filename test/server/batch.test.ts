import { describe, expect, test } from 'vitest';
import { createBatch, valuesOf } from '../../src/server/store/batch.ts';
import { createGate } from '../../src/server/wire/gate.ts';

describe('calls of the same moment share a query', () => {
  const doubled = (queries: number[][]) => (keys: readonly number[]) => {
    queries.push([...keys]);
    return Promise.resolve(keys.map((key) => key * 2));
  };

  test('each gets its own answer, and no query has too many keys', async () => {
    const queries: number[][] = [];
    const batch = createBatch(doubled(queries), 3);
    expect(await Promise.all([1, 2, 3, 4].map(batch))).toEqual([2, 4, 6, 8]);
    expect(queries).toEqual([[1, 2, 3], [4]]);
  });

  test('a call that comes while a query runs is answered by a later one', async () => {
    const queries: number[][] = [];
    const ends: (() => void)[] = [];
    const batch = createBatch(async (keys: readonly number[]) => {
      queries.push([...keys]);
      await new Promise<void>((end) => ends.push(end));
      return keys;
    }, 10);
    const first = batch(1);
    await expect.poll(() => queries).toEqual([[1]]);
    const others = [batch(1), batch(2)];
    ends[0]!();
    await expect.poll(() => queries).toEqual([[1], [1, 2]]);
    ends[1]!();
    expect(await Promise.all([first, ...others])).toEqual([1, 1, 2]);
  });

  test('two queries run at once where they may, and the calls behind them share the next', async () => {
    const queries: number[][] = [];
    const ends: (() => void)[] = [];
    const batch = createBatch(
      async (keys: readonly number[]) => {
        queries.push([...keys]);
        await new Promise<void>((end) => ends.push(end));
        return keys;
      },
      2,
      2,
    );
    const all = [1, 2, 3, 4, 5, 6, 7].map(batch);
    await expect
      .poll(() => queries)
      .toEqual([
        [1, 2],
        [3, 4],
      ]);
    ends[1]!();
    await expect.poll(() => queries.slice(2)).toEqual([[5, 6]]);
    ends[0]!();
    ends[2]!();
    await expect.poll(() => queries.slice(3)).toEqual([[7]]);
    ends[3]!();
    expect(await Promise.all(all)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    const again = batch(8);
    await expect.poll(() => ends.length).toBe(5);
    ends[4]!();
    expect(await again).toBe(8);
  });

  test('one that fails does not fail the others', async () => {
    const batch = createBatch(
      (keys: readonly string[]) => (keys.includes('damaged') ? Promise.reject(new Error('page')) : Promise.resolve(keys)),
      10,
    );
    const done = await Promise.allSettled(['a', 'damaged', 'b'].map(batch));
    expect(done.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(await batch('a')).toBe('a');
  });

  test('the list of keys has few lengths', () => {
    const { list, values } = valuesOf(
      [
        ['a', 1],
        ['b', 2],
        ['c', 3],
      ],
      ['text', 'integer'],
    );
    expect(values).toEqual(['a', 1, 'b', 2, 'c', 3, '', 0]);
    expect(list.match(/\$\d+/g)).toEqual(['$1', '$2', '$3', '$4', '$5', '$6', '$7', '$8']);
  });
});

test('a gate lets so many in, the others in their order, also after a failure', async () => {
  const gate = createGate(2);
  const entered: number[] = [];
  const ends: ((error?: Error) => void)[] = [];
  const all = [0, 1, 2, 3].map((n) =>
    gate(() => {
      entered.push(n);
      return new Promise<number>((resolve, reject) => (ends[n] = (error) => (error ? reject(error) : resolve(n))));
    }).catch(() => -1),
  );
  await expect.poll(() => entered).toEqual([0, 1]);
  ends[1]!(new Error('gone'));
  await expect.poll(() => entered).toEqual([0, 1, 2]);
  ends[0]!();
  await expect.poll(() => entered).toEqual([0, 1, 2, 3]);
  ends[2]!();
  ends[3]!();
  expect(await Promise.all(all)).toEqual([0, -1, 2, 3]);
});
