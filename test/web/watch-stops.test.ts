import { expect, test } from 'vitest';
import type { LogEvent } from '../../src/table/index.ts';
import type { Landmarks } from '../../src/web/frame/watch/landmarks.ts';
import { entriesOf, nextOf } from '../../src/web/frame/watch/go-by.ts';

/** The moments at which a watched race stops. */

const LANDMARKS: Landmarks = {
  kinds: ['round', 'fall'],
  kindOf: ({ named: { type } }) => (type === 'fell' ? 'fall' : type === 'round' ? 'round' : null),
  label: (kind) => kind,
  riders: () => [],
  isAbout: ({ event }: LogEvent<{ readonly rider: number | undefined }>, rider) => event.rider === rider,
};
const line = (n: number, type: string, rider?: number): LogEvent => ({
  ...{ n, index: 0, seat: 0, event: { rider }, named: { type }, section: '' },
});
const LINES = [line(1, 'round'), line(2, 'fell', 21), line(2, 'fell', 22), line(5, 'moved', 21), line(7, 'round'), line(9, 'fell', 22)];

test('stops are filtered by kind, by rider, or by both, and each entry is one stop', () => {
  expect(entriesOf(LINES, LANDMARKS, { kind: null, rider: null })).toEqual([1, 2, 5, 7, 9]);
  expect(entriesOf(LINES, LANDMARKS, { kind: 'fall', rider: null })).toEqual([2, 9]);
  expect(entriesOf(LINES, LANDMARKS, { kind: null, rider: 21 })).toEqual([2, 5]);
  expect(entriesOf(LINES, LANDMARKS, { kind: 'fall', rider: 22 })).toEqual([2, 9]);
  expect(entriesOf(LINES, LANDMARKS, { kind: 'sprint', rider: null })).toEqual([]);
});

test('the next and the previous stop are found from any entry', () => {
  expect([nextOf([2, 9], 0, 'later'), nextOf([2, 9], 2, 'later'), nextOf([2, 9], 9, 'later')]).toEqual([2, 9, null]);
  expect([nextOf([2, 9], 9, 'earlier'), nextOf([2, 9], 5, 'earlier'), nextOf([2, 9], 2, 'earlier')]).toEqual([2, 2, null]);
});
