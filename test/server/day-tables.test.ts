import { expect, test } from 'vitest';
import { newSecret, type AddressBudget } from '../../src/server/races/index.ts';
import { createDayTables } from '../../src/server/shared/index.ts';
import type { Store } from '../../src/server/store/index.ts';
import { wordOfDay } from '../../src/words/index.ts';

/** A check of a day's record may take seconds, so each address has a budget for it, and no address waits behind all records of another. */

const NOW = Date.UTC(2026, 10, 27, 12);
const STORE = {
  shared: { addDayResult: () => Promise.resolve(true), dayResults: () => Promise.resolve({ count: 1, best: [], own: null }) },
} as unknown as Pick<Store, 'shared'>;

function tablesWith(budget: AddressBudget) {
  const checked: string[] = [];
  const ends: (() => void)[] = [];
  const checker = {
    async run({ record }: { readonly record: string }) {
      checked.push(record);
      await new Promise<void>((end) => ends.push(end));
      return { ok: true, value: 1 } as const;
    },
    close: () => Promise.resolve(),
  };
  const tables = createDayTables({ store: STORE, checker, budget, now: () => NOW });
  const send = (address: string, record: string) =>
    tables.send('ausreisser', wordOfDay(NOW), { record, name: 'Eva', token: newSecret() }, address);
  return { send, checked, ends };
}

test('another address is next, however many records the first has sent', async () => {
  const { send, checked, ends } = tablesWith({ check: () => ({ ok: true, value: null }), spend: () => undefined, size: 0 });
  const first = ['1', '2', '3', '4'].map((record) => send('a', record));
  await expect.poll(() => checked).toEqual(['1']);
  const other = send('b', 'other');
  // an address that was served a moment ago has used more than one that never was
  await new Promise((later) => setTimeout(later, 5));
  ends[0]!();
  await expect.poll(() => checked).toEqual(['1', 'other']);
  for (let i = 1; i <= 4; i++) {
    await expect.poll(() => ends.length).toBeGreaterThan(i);
    ends[i]!();
  }
  expect((await Promise.all([...first, other])).map(({ ok }) => ok)).toEqual([true, true, true, true, true]);
});

test('an address that has used up its budget is refused without a check, and others are not', async () => {
  const spent = new Set<string>();
  const { send, checked, ends } = tablesWith({
    check: (address) => (spent.has(address) ? { ok: false, error: [{ code: 'wire-often' }] } : { ok: true, value: null }),
    spend: (address) => void spent.add(address),
    size: 0,
  });
  const first = send('a', '1');
  const second = send('a', '2');
  await expect.poll(() => ends.length).toBe(1);
  ends[0]!();
  expect(await Promise.all([first, second])).toMatchObject([{ ok: true }, { ok: false, error: [{ code: 'wire-often' }] }]);
  const other = send('b', '3');
  await expect.poll(() => ends.length).toBe(2);
  ends[1]!();
  expect((await other).ok).toBe(true);
  expect(checked).toEqual(['1', '3']);
});
