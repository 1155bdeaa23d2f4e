import { expect, test } from 'vitest';
import { plainCopy } from '../../src/kit/index.ts';
import { fc } from '../fast-check.ts';
import { anything } from './anything.ts';

test('plain data comes out as it went in, and is our own', () => {
  const sent = { type: 'cards', cards: [1, 2], breakaway: false, id: undefined, none: null };
  const copy = plainCopy(sent) as typeof sent;
  expect(copy).toStrictEqual({ type: 'cards', cards: [1, 2], breakaway: false, none: null });
  sent.cards.push(3);
  expect(copy.cards).toEqual([1, 2]);
});

test('a name that objects have by nature is a field like others', () => {
  const copy = plainCopy(JSON.parse('{"__proto__":{"type":"roll"}}')) as Record<string, unknown>;
  expect(Object.keys(copy)).toEqual(['__proto__']);
  expect(copy['type']).toBeUndefined();
  expect(Object.getPrototypeOf(copy)).toBe(Object.prototype);
});

test('what is no small piece of plain data is none', () => {
  const ring: unknown[] = [];
  ring.push(ring);
  const sparse: number[] = [0];
  sparse[2] = 2;
  for (const value of [undefined, 1n, Symbol('x'), () => 1, ring, sparse, new Array(101).fill(0), [[[[[[[]]]]]]], { a: 1n }])
    expect(plainCopy(value)).toBeUndefined();
});

test('whatever comes, it never throws, and what comes out can be written down', () => {
  fc.assert(
    fc.property(anything, (make) => {
      const copy = plainCopy(make());
      if (copy !== undefined) expect(typeof JSON.stringify(copy)).toBe('string');
    }),
    { numRuns: 2_000 },
  );
});
