import { expect, test } from 'vitest';
import { Meetings, type Meeting } from '../../src/web/frame/learn/meetings.ts';

const memory = (...ids: readonly string[]) => new Set(ids);
const came = (id: string): Meeting => ({ id, section: '', how: 'came' });
const asks = (id: string): Meeting => ({ id, section: '', how: 'asks' });

/** The explanation in each position. */
function through(meetings: Meetings, ...positions: readonly (readonly [waits: boolean, ...found: Meeting[]])[]): (string | undefined)[] {
  return positions.map(([waits, ...found], step) => meetings.at({ step, waits, found })?.id);
}

test('an event during moves of others stays explained until a question was answered with it visible', () => {
  const met = memory();
  const shown = through(new Meetings(met), [false, came('fall')], [false, came('seven')], [true], [false]);
  expect(shown).toEqual(['fall', 'fall', 'fall', undefined]);
  expect([...met]).toEqual(['fall']);
});

test('the subject of a question takes precedence, and the replaced explanation does not count as met', () => {
  const met = memory();
  const shown = through(new Meetings(met), [false, came('fall')], [true, asks('follow'), came('jersey')], [false, came('fall')]);
  expect(shown).toEqual(['fall', 'follow', 'fall']);
  expect([...met]).toEqual(['follow']);
});

test('one explanation at a time, which is not replaced in the same step', () => {
  const meetings = new Meetings(memory());
  expect(meetings.at({ step: 1, waits: true, found: [came('cobbles')] })?.id).toBe('cobbles');
  expect(meetings.at({ step: 1, waits: true, found: [asks('follow'), came('cobbles')] })?.id).toBe('cobbles');
});

test('each is explained once, and dismissing it shows no other in the same step', () => {
  const met = memory('seven');
  const meetings = new Meetings(met);
  const found = [came('seven'), came('cards'), came('car')];
  expect(meetings.at({ step: 1, waits: true, found })?.id).toBe('cards');
  meetings.seen(1);
  expect(meetings.at({ step: 1, waits: true, found })).toBeNull();
  expect(meetings.at({ step: 2, waits: true, found })?.id).toBe('car');
  expect([...met]).toEqual(['seven', 'cards']);
});
