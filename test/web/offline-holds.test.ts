import { expect, test } from 'vitest';
import { forgetVisit, keepForVisit } from '../../src/web/keeping/visit.ts';
import { holdNewVersion, onHold } from '../../src/web/lib/offline-holds.ts';

/** A new version of the page waits for whoever would lose something by it. */

test('a race on screen and races that are in memory alone, each until it is over', () => {
  const told: boolean[] = [];
  onHold((held) => told.push(held));
  expect(told).toEqual([false]);
  const endRace = holdNewVersion();
  expect(told).toEqual([false, true]);
  keepForVisit('one', 'full');
  keepForVisit('two', 'forbidden');
  endRace();
  endRace();
  keepForVisit('one', 'forbidden');
  forgetVisit('two');
  expect(told).toEqual([false, true]);
  forgetVisit('one');
  expect(told).toEqual([false, true, false]);
  forgetVisit('one');
  keepForVisit('one', 'full');
  expect(told).toEqual([false, true, false, true]);
});
