import { expect, test } from 'vitest';
import { waitsFor } from '../../src/web/frame/ask/waiting.ts';

test('nobody without a name is told to be thinking', () => {
  expect(waitsFor('Anna', { waits: false })).toBe('bots');
  expect(waitsFor('Anna', { waits: true })).toBe('held');
  expect(waitsFor('', { waits: false })).toBe('chance');
  expect(waitsFor('', { waits: true })).toBe('chance');
});
