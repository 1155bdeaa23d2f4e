import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Situation } from '../../src/table/index.ts';
import { loadOfPage } from './open-session.ts';

/** The time to answer a question that several seats are asked at once, as the page shows it. */

const WINDOW_MS = 2_000;
let now = 0;
interface Table {
  readonly countdown: { readonly lengthMs: number; readonly endsAt: number } | null;
  readonly canDecline: boolean;
  decline(): Promise<void>;
  end(): void;
}
let AtTable: new (options: unknown) => Table;
beforeAll(async () => {
  AtTable = (await loadOfPage('/src/web/online/table/at-table.svelte.ts'))['AtTable'] as typeof AtTable;
}, 120_000);
beforeEach(() => {
  now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => {
  vi.restoreAllMocks();
});

type Together = Situation['together'];
const situationOf = (together: Together) => ({ agreed: null, drivers: ['human', 'human'], together });

/** The table of a seat, and what the server sends it. */
function sit(viewer: number) {
  let listener: (news: unknown) => void = () => undefined;
  const declined: number[] = [];
  const table = new AtTable({
    race: 'r',
    link: {
      viewer,
      news: () => ({ keep: 0, entries: [], situation: situationOf(null) }),
      watch: (given: typeof listener) => {
        listener = given;
        return () => undefined;
      },
      wish: () => Promise.resolve(null),
    },
    own: viewer < 0 ? [] : [viewer],
    isSubstitute: () => false,
    reclaim: () => Promise.resolve([]),
    names: () => ['Anna', 'Ben'],
    now: () => 0,
    windowMs: WINDOW_MS,
    decline: () => {
      declined.push(now);
      return Promise.resolve(null);
    },
  });
  return { table, declined, hear: (together: Together) => listener({ situation: situationOf(together) }) };
}

const asked = (seats: readonly number[], choice: 'choice' | 'none'): Together => ({ kind: 'hill', seats, concerned: choice === 'choice' });

test('it runs from the moment when the page got the question, and other news of the same round leave it alone', () => {
  const { table, hear } = sit(0);
  expect(table.countdown).toBeNull();
  now = 500;
  hear(asked([0, 1], 'choice'));
  expect(table.countdown).toEqual({ lengthMs: WINDOW_MS, endsAt: 2_500 });
  now = 900;
  hear(asked([0, 1], 'choice'));
  expect(table.countdown?.endsAt).toBe(2_500);
  hear(null);
  expect(table.countdown).toBeNull();
  now = 5_000;
  hear(asked([0, 1], 'none'));
  expect(table.countdown?.endsAt).toBe(7_000);
  table.end();
});

test.each([
  ['who is asked and has no choice', 0, asked([0, 1], 'none'), true],
  ['who has a choice and its own buttons', 0, asked([0, 1], 'choice'), false],
  ['who is not asked', 0, asked([1], 'none'), false],
  ['who only watches', -2, asked([0, 1], 'none'), false],
])('a player %s: may say once that nothing comes: %s', async (_who, viewer, together, may) => {
  const { table, declined, hear } = sit(viewer);
  hear(together);
  expect(table.canDecline).toBe(may);
  if (may) {
    await table.decline();
    expect(declined).toHaveLength(1);
    // the round goes on until the others have replied
    hear(together);
    expect(table.canDecline).toBe(false);
    hear(null);
    hear(together);
    expect(table.canDecline).toBe(true);
  }
  table.end();
});
