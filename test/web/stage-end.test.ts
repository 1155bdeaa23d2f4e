import { expect, test } from 'vitest';
import { stayOf } from '../../src/web/frame/stage/stage-end.ts';

const here = { far: false, saving: 'kept', people: [0] } as const;

test('between stages people at one screen are waited for; nobody who sits elsewhere is held up', () => {
  expect(stayOf(here, 'ridden')).toBe('waits');
  expect(stayOf({ ...here, far: true }, 'ridden')).toBe('beside');
  expect(stayOf({ ...here, saving: 'elsewhere' }, 'ridden')).toBe('beside');
  expect(stayOf({ ...here, people: [] }, 'ridden')).toBe('beside');
  expect(stayOf(here, 'watched')).toBe('passes');
});
