import { expect, test } from 'vitest';
import { forgetUnsaved, holdInMemory } from '../../src/web/storage/unsaved.ts';
import { holdNewVersion, onHold } from '../../src/web/lib/offline-holds.ts';

/** A new version of the page waits while a player would lose something by it. */

test('a race on screen, or one stored in memory only, holds the update until it is over', () => {
  const states: boolean[] = [];
  onHold((held) => states.push(held));
  expect(states).toEqual([false]);
  const endRace = holdNewVersion();
  expect(states).toEqual([false, true]);
  holdInMemory('one', 'full');
  holdInMemory('two', 'forbidden');
  endRace();
  endRace();
  holdInMemory('one', 'forbidden');
  forgetUnsaved('two');
  expect(states).toEqual([false, true]);
  forgetUnsaved('one');
  expect(states).toEqual([false, true, false]);
  forgetUnsaved('one');
  holdInMemory('one', 'full');
  expect(states).toEqual([false, true, false, true]);
});
