import { beforeAll, expect, test, vi } from 'vitest';
import { loadOfPage } from './open-session.ts';

/** The race of an address: only the last address counts, and no session stays behind. */

type Module = typeof import('../../src/web/frame/race/race-opening.svelte.ts');
type Screen = Parameters<InstanceType<Module['RaceOpening']>['open']>[0];

let module: Module;
beforeAll(async () => void (module = (await loadOfPage('/src/web/frame/race/race-opening.svelte.ts')) as unknown as Module));

const raceWithSession = () => ({ ok: true, value: { session: { run: vi.fn(() => Promise.resolve()), end: vi.fn() } } }) as const;
const screenOf = (open: (address: { readonly signal?: AbortSignal }) => Promise<unknown>): Screen => ({ open }) as unknown as Screen;

test('an opened race is played, and ended when the player leaves', async () => {
  const opened = raceWithSession();
  const opening = new module.RaceOpening();
  await opening.open(
    screenOf(() => Promise.resolve(opened)),
    { id: 'a', how: 'ride', at: 0 },
  );
  expect([opening.race, opened.value.session.run.mock.calls.length, opening.WatchPanel]).toEqual([opened.value, 1, null]);
  opening.close();
  expect([opening.race, opened.value.session.end.mock.calls.length]).toEqual([null, 1]);
});

test('a race that is opened too late is ended, not shown, and its opening is told to stop', async () => {
  const [slow, quick] = [raceWithSession(), raceWithSession()];
  let finish: (opened: unknown) => void = () => undefined;
  let signal: AbortSignal | undefined;
  const opening = new module.RaceOpening();
  const first = opening.open(
    screenOf((address) => {
      ({ signal } = address);
      return new Promise((resolve) => (finish = resolve));
    }),
    { id: 'a', how: 'ride', at: 0 },
  );
  expect(signal?.aborted).toBe(false);
  await opening.open(
    screenOf(() => Promise.resolve(quick)),
    { id: 'b', how: 'ride', at: 0 },
  );
  expect(signal?.aborted).toBe(true);
  finish(slow);
  await first;
  expect(opening.race).toBe(quick.value);
  expect([slow.value.session.run.mock.calls.length, slow.value.session.end.mock.calls.length]).toEqual([0, 1]);
  expect(quick.value.session.end.mock.calls).toEqual([]);
});

test('what cannot be read is a problem of the page, not an error without a screen', async () => {
  const opening = new module.RaceOpening();
  await opening.open(
    screenOf(() => Promise.reject(new Error('storage'))),
    { id: 'a', how: 'ride', at: 0 },
  );
  expect([opening.opened, opening.race]).toEqual([{ ok: false, error: [{ code: 'kept-unread' }] }, null]);
});
