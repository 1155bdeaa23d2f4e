import { expect, test } from 'vitest';
import { forgetUnsaved, holdInMemory } from '../../src/web/storage/unsaved.ts';
import { holdNewVersion, onHold } from '../../src/web/lib/offline-holds.ts';

/** A new version of the page waits for whoever would lose something by it. */

test('a race on screen and races that are in memory alone, each until it is over', () => {
  const told: boolean[] = [];
  onHold((held) => told.push(held));
  expect(told).toEqual([false]);
  const endRace = holdNewVersion();
  expect(told).toEqual([false, true]);
  holdInMemory('one', 'full');
  holdInMemory('two', 'forbidden');
  endRace();
  endRace();
  holdInMemory('one', 'forbidden');
  forgetUnsaved('two');
  expect(told).toEqual([false, true]);
  forgetUnsaved('one');
  expect(told).toEqual([false, true, false]);
  forgetUnsaved('one');
  holdInMemory('one', 'full');
  expect(told).toEqual([false, true, false, true]);
});
