import { beforeAll, expect, test, vi } from 'vitest';
import { loadOfPage } from './open-session.ts';

type HintsModule = typeof import('../../src/web/session/hints.svelte.ts');

let module: HintsModule;
beforeAll(async () => void (module = (await loadOfPage('/src/web/session/hints.svelte.ts')) as unknown as HintsModule));

test('a hint is recorded for its seat; a refusal reaches the caller', async () => {
  const recordHint = vi.fn((seat: number) => Promise.resolve(seat === 1 ? ({ code: 'hint-refused' } as never) : null));
  const hints = new module.Hints({ recordHint, hints: [{ n: 3, seat: 0 }] });
  expect([hints.areAllowed, hints.taken]).toEqual([true, []]);
  hints.update();
  expect(hints.taken).toEqual([{ n: 3, seat: 0 }]);
  expect(await hints.record(0)).toBe(null);
  expect(await hints.record(1)).toEqual({ code: 'hint-refused' });
  expect(recordHint.mock.calls).toEqual([[0], [1]]);
});

test('a host that records no hints allows none', () => {
  const hints = new module.Hints({});
  hints.update();
  expect([hints.areAllowed, hints.taken]).toEqual([false, []]);
});
