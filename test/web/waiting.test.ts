import { expect, test } from 'vitest';
import { waitsFor } from '../../src/web/frame/ask/waiting.ts';

test('nobody without a name is told to be thinking', () => {
  expect(waitsFor('Anna', false)).toBe('bots');
  expect(waitsFor('Anna', true)).toBe('held');
  expect(waitsFor('', false)).toBe('chance');
  expect(waitsFor('', true)).toBe('chance');
});
