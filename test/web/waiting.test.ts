import { expect, test } from 'vitest';
import { waitsFor } from '../../src/web/frame/ask/waiting.ts';

test('a seat without a name is not shown as thinking', () => {
  expect(waitsFor('Anna', { waitsForPlayer: false })).toBe('bots');
  expect(waitsFor('Anna', { waitsForPlayer: true })).toBe('held');
  expect(waitsFor('', { waitsForPlayer: false })).toBe('chance');
  expect(waitsFor('', { waitsForPlayer: true })).toBe('chance');
});
