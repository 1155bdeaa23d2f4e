import { expect, test } from 'vitest';
import { courseFor, MAX_CACHED_COURSES } from '../../src/games/reifenbreite/courses.ts';
import { content } from '../games/content.ts';

const own = (n: number): { course: string } => ({ course: `nowhere ${n}` });

test('custom courses are cached up to a limit: the least recently used one is compiled anew', () => {
  const fresh = { ...content };
  const first = courseFor(own(0), fresh);
  expect(courseFor(own(0), fresh)).toBe(first);
  for (let n = 1; n < MAX_CACHED_COURSES; n++) courseFor(own(n), fresh);
  expect(courseFor(own(0), fresh)).toBe(first);
  for (let n = 0; n < MAX_CACHED_COURSES; n++) courseFor(own(1_000 + n), fresh);
  expect(courseFor(own(0), fresh)).not.toBe(first);
});

test('a shipped course in use stays cached, however many custom ones come', () => {
  const fresh = { ...content };
  const shipped = courseFor({ course: 'criterium' }, fresh);
  expect(shipped.ok).toBe(true);
  for (let n = 0; n < 3 * MAX_CACHED_COURSES; n++) {
    courseFor(own(n), fresh);
    expect(courseFor({ course: 'criterium' }, fresh)).toBe(shipped);
  }
});
