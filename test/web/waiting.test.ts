import { expect, test } from 'vitest';
import { waitsFor } from '../../src/web/frame/ask/waiting.ts';

test('nobody without a name is told to be thinking', () => {
  expect(waitsFor('Anna', { waitsForPlayer: false })).toBe('bots');
  expect(waitsFor('Anna', { waitsForPlayer: true })).toBe('held');
  expect(waitsFor('', { waitsForPlayer: false })).toBe('chance');
  expect(waitsFor('', { waitsForPlayer: true })).toBe('chance');
});
