import { expect, test } from 'vitest';
import { isolated } from '../../src/web/lib/isolate.ts';

test.each(['Anna', 'Änne 12', 'Ольга', 'Ελένη', '名前', '🚴', '', '__proto__'])('%s stands in a sentence as it is', (name) => {
  expect(isolated(name)).toBe(name);
});

test.each(['אבי', 'علي', '12 אבי', 'Anna علي', 'ࠀ', 'ﷺ', '𞤀'])('%s is kept apart from what stands beside it', (name) => {
  expect(isolated(name)).toBe(`\u2068${name}\u2069`);
  expect(isolated(isolated(name))).toBe(isolated(name));
});
