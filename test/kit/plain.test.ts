import { expect, test } from 'vitest';
import { plainCopy } from '../../src/kit/index.ts';
import { fc } from '../fast-check.ts';
import { anything } from './anything.ts';

test('plain data is copied unchanged', () => {
  const sent = { type: 'cards', cards: [1, 2], breakaway: false, id: undefined, none: null };
  const copy = plainCopy(sent) as typeof sent;
  expect(copy).toStrictEqual({ type: 'cards', cards: [1, 2], breakaway: false, none: null });
  sent.cards.push(3);
  expect(copy.cards).toEqual([1, 2]);
});

test('names of built-in object members are ordinary fields', () => {
  const copy = plainCopy(JSON.parse('{"__proto__":{"type":"roll"}}')) as Record<string, unknown>;
  expect(Object.keys(copy)).toEqual(['__proto__']);
  expect(copy['type']).toBeUndefined();
  expect(Object.getPrototypeOf(copy)).toBe(Object.prototype);
});

test('a value that is not small plain data gives undefined', () => {
  const ring: unknown[] = [];
  ring.push(ring);
  const sparse: number[] = [0];
  sparse[2] = 2;
  for (const value of [undefined, 1n, Symbol('x'), () => 1, ring, sparse, new Array(101).fill(0), [[[[[[[]]]]]]], { a: 1n }])
    expect(plainCopy(value)).toBeUndefined();
});

test('for any value it never throws, and the result can be written as JSON', () => {
  fc.assert(
    fc.property(anything, (make) => {
      const copy = plainCopy(make());
      if (copy !== undefined) expect(typeof JSON.stringify(copy)).toBe('string');
    }),
    { numRuns: 2_000 },
  );
});
