import { expect, test } from 'vitest';
import { waitsFor } from '../../src/web/frame/ask/waiting.ts';

test('nobody without a name is told to be thinking', () => {
  expect(waitsFor('Anna', { restsForMe: false })).toBe('bots');
  expect(waitsFor('Anna', { restsForMe: true })).toBe('held');
  expect(waitsFor('', { restsForMe: false })).toBe('chance');
  expect(waitsFor('', { restsForMe: true })).toBe('chance');
});
