import { expect, test } from 'vitest';
import { createLruCache } from '../../src/kit/index.ts';

test('a cached value is not made again; beyond the maximum size the least recently used entry is dropped', () => {
  const made: string[] = [];
  const memory = createLruCache<number>(3);
  const ask = (name: string): number =>
    memory.get(name, () => {
      made.push(name);
      return made.length;
    });
  for (const name of ['a', 'b', 'c', 'a']) ask(name);
  expect([made.join(''), memory.size]).toEqual(['abc', 3]);
  expect(ask('a')).toBe(1);
  ask('d');
  for (const name of ['a', 'c', 'd', 'b']) ask(name);
  expect([made.join(''), memory.size]).toEqual(['abcdb', 3]);
});

test('names of built-in object members are ordinary keys, and undefined is cached too', () => {
  const memory = createLruCache<undefined>(3);
  let made = 0;
  for (const name of ['__proto__', 'constructor', '__proto__', 'constructor']) memory.get(name, () => void made++);
  expect(made).toBe(2);
});
