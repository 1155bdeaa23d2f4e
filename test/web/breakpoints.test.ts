import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** The page bends at five sizes, named in tokens.css; a sixth is a mistake or belongs there. A playing card has a small size of its own: it asks for its own width. */

const WEB = join(import.meta.dirname, '../../src/web');
const read = (path: string): string => readFileSync(join(WEB, path), 'utf8');

const NAMED = new Map(
  [...read('styles/tokens.css').matchAll(/^ \* {3}(\w+) +(\d+rem) (wide|high|of)/gm)].map(([, name, size]) => [size!, name!]),
);

const used = readdirSync(WEB, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.(svelte|css|ts)$/.test(path))
  .flatMap((path) =>
    [...read(path).matchAll(/(?:@media|@container (?!card)|new MediaQuery\().*/g)].flatMap(([query]) =>
      [...query.matchAll(/(?:width|height): ([\d.]+\w+)/g)].map(([, size]) => ({ path, size: size! })),
    ),
  );

test('five breakpoints have names', () => {
  expect([...NAMED.values()].sort()).toEqual(['large', 'low', 'narrow', 'small', 'zoomed']);
});

test('no media query uses another size', () => {
  expect(used.length).toBeGreaterThan(20);
  expect(used.filter(({ size }) => !NAMED.has(size))).toEqual([]);
});

test.each([...NAMED])('%s (%s) is used', (size) => {
  expect(used.some((query) => query.size === size)).toBe(true);
});
