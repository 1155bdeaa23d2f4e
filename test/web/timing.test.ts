import { beforeAll, expect, test } from 'vitest';
import { holdMsOf } from '../../src/web/session/pace.ts';
import { loadOfPage } from './open-session.ts';

/** When a race goes on by itself, so that the screen can show it. */

type TimingModule = typeof import('../../src/web/session/timing.svelte.ts');
let module: TimingModule;
beforeAll(async () => void (module = (await loadOfPage('/src/web/session/timing.svelte.ts')) as unknown as TimingModule));

const host = { setTiming: () => undefined, releaseHold: () => undefined, skip: () => undefined };

test('a race that waits for an undo says how long; one that waits for the player, or not at all, does not', () => {
  const timing = new module.Timing(host, 'normal', 'moment', 'by-themselves');
  expect(timing.goesOnAfterMs).toBe(null);
  timing.update({ going: true, holding: true });
  expect(timing.goesOnAfterMs).toBe(holdMsOf('moment', 'normal'));
  timing.linger(Infinity);
  expect([timing.waits, timing.goesOnAfterMs]).toEqual([true, null]);
  timing.linger(0);
  timing.setPatience('told');
  expect([timing.waits, timing.goesOnAfterMs]).toEqual([true, null]);
});
