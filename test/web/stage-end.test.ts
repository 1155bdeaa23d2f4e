import { expect, test } from 'vitest';
import { stayOf } from '../../src/web/frame/stage/stage-end.ts';

const here = { isRemote: false, saving: { status: 'kept' }, people: [0] } as const;

test('the race waits between stages for people at one screen, but not online', () => {
  expect(stayOf(here, 'played')).toBe('waits');
  expect(stayOf({ ...here, isRemote: true }, 'played')).toBe('beside');
  expect(stayOf({ ...here, saving: { status: 'elsewhere' } }, 'played')).toBe('beside');
  expect(stayOf({ ...here, people: [] }, 'played')).toBe('beside');
  expect(stayOf(here, 'watched')).toBe('passes');
});
