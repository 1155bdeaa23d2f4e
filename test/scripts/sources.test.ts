import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { SOURCES } from '../../scripts/setup.mjs';

/** Whatever a build is made of makes it old when it changes. */

const root = resolve(import.meta.dirname, '../..');
const isIn = (sources: readonly string[], path: string): boolean => sources.some((each) => path === each || path.startsWith(`${each}/`));

test('the command line is made of all floors below the page', () => {
  const floors = readdirSync(join(root, 'src')).filter((floor) => floor !== 'web');
  expect(floors).toContain('analysis');
  expect(floors.filter((floor) => !isIn(SOURCES.code, `src/${floor}`))).toEqual([]);
});

test.each([
  ['page', 'vite.config.ts', 'scripts/letters.mjs'],
  ['code', 'vite.command.config.ts', undefined],
] as const)('the %s is made by its configuration, %s, and by all scripts that this names', (build, configuration, one) => {
  const text = readFileSync(join(root, configuration), 'utf8');
  const scripts = [...text.matchAll(/['"](?:\.\/)?(scripts\/[^'"]+)['"]/g)].map(([, path]) => path!);
  if (one !== undefined) expect(scripts).toContain(one);
  expect([configuration, ...scripts].filter((path) => !isIn(SOURCES[build], path))).toEqual([]);
});
