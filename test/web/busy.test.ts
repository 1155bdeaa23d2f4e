import { expect, test } from 'vitest';
import { loadOfPage } from './open-session.ts';

type BusyModule = typeof import('../../src/web/lib/busy.svelte.ts');

test('a flag is on while a task runs, and off again after it resolves or rejects', async () => {
  const { Busy } = (await loadOfPage('/src/web/lib/busy.svelte.ts')) as unknown as BusyModule;
  const busy = new Busy();
  const done = busy.run(() => Promise.resolve(7));
  expect(busy.isOn).toBe(true);
  expect([await done, busy.isOn]).toEqual([7, false]);
  const failed = busy.run(() => Promise.reject(new Error('no storage')));
  expect(busy.isOn).toBe(true);
  await expect(failed).rejects.toThrow('no storage');
  expect(busy.isOn).toBe(false);
});
