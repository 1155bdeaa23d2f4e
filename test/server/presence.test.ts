import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Seat } from '../../src/kit/index.ts';
import { createPresence } from '../../src/server/races/presence.ts';

/** Who is missing, by timers that the test moves. */

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const MISSING_AFTER_MS = 1_000;

function presenceOf(given: { readonly role?: 'leader' | 'replica'; readonly people?: readonly Seat[] } = {}) {
  const stored: string[] = [];
  const missing = new Map<Seat, 'lost' | 'time'>();
  const at = { role: given.role ?? 'leader', elsewhere: [] as Seat[], canStore: true, fails: false, asked: 0 };
  const presence = createPresence({
    missingAfterMs: MISSING_AFTER_MS,
    people: () => given.people ?? [0, 1],
    isLeading: () => at.role === 'leader',
    isMissing: (seat) => missing.has(seat),
    isLost: (seat) => missing.get(seat) === 'lost',
    isElsewhere: (seat) => {
      at.asked++;
      return at.fails ? Promise.reject(new Error('no store')) : Promise.resolve(at.elsewhere.includes(seat));
    },
    store: (seat, how) => {
      stored.push(`${how} ${seat}`);
      if (at.canStore && how === 'lost') missing.set(seat, 'lost');
      if (at.canStore && how === 'back') missing.delete(seat);
      return Promise.resolve(at.canStore);
    },
    report: () => undefined,
  });
  return { presence, stored, missing, at, pass: (times: number) => vi.advanceTimersByTimeAsync(times * MISSING_AFTER_MS) };
}

test('a person who never connects is missing once, and back with the first connection', async () => {
  const { presence, stored, pass } = presenceOf();
  presence.refresh();
  presence.connect(0);
  await pass(10);
  expect(stored).toEqual(['lost 1']);
  presence.connect(1);
  expect(stored).toEqual(['lost 1', 'back 1']);
  await pass(10);
  expect([stored.length, presence.isWaiting]).toEqual([2, false]);
});

test('a process that does not lead reports the connections that it loses, and no others', async () => {
  const { presence, stored, pass } = presenceOf({ role: 'replica' });
  const leave = presence.connect(0);
  presence.refresh();
  await pass(10);
  expect(stored).toEqual([]);
  leave();
  await pass(10);
  expect(stored).toEqual(['lost 0']);
});

test('a process that begins to lead looks after everyone', async () => {
  const { presence, stored, at, pass } = presenceOf({ role: 'replica' });
  presence.refresh();
  await pass(2);
  at.role = 'leader';
  presence.refresh();
  await pass(2);
  expect(stored).toEqual(['lost 0', 'lost 1']);
});

test('a person at another process is missing when that process has let them go without a word', async () => {
  const { presence, stored, at, pass } = presenceOf({ people: [0] });
  at.elsewhere = [0];
  presence.refresh();
  await pass(20);
  expect([stored, presence.isWaiting]).toEqual([[], false]);
  expect(at.asked).toBeLessThan(7);
  at.elsewhere = [];
  await pass(5);
  expect(stored).toEqual(['lost 0']);
});

test('a failing store is asked again until it answers and takes the absence', async () => {
  const { presence, stored, at, pass } = presenceOf({ people: [0] });
  at.fails = true;
  presence.refresh();
  await pass(3);
  expect(stored).toEqual([]);
  [at.fails, at.canStore] = [false, false];
  await pass(2);
  expect(stored.length).toBeGreaterThan(0);
  at.canStore = true;
  await pass(2);
  const { length } = stored;
  await pass(10);
  expect(stored).toHaveLength(length);
});

test('a person whose time was up is not reported as lost as well, and a connection alone does not bring them back', async () => {
  const { presence, stored, missing, pass } = presenceOf({ people: [0] });
  missing.set(0, 'time');
  presence.refresh();
  await pass(10);
  presence.connect(0)();
  await pass(10);
  expect(stored).toEqual([]);
});

test('a closed presence starts no timers', async () => {
  const { presence, stored, pass } = presenceOf();
  const leave = presence.connect(0);
  presence.close();
  leave();
  presence.refresh();
  await pass(10);
  expect(stored).toEqual([]);
});
