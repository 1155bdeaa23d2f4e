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

test('the page is made by all scripts that its configuration names', () => {
  const scripts = [...readFileSync(join(root, 'vite.config.ts'), 'utf8').matchAll(/['"](?:\.\/)?(scripts\/[^'"]+)['"]/g)].map(
    ([, path]) => path!,
  );
  expect(scripts).toContain('scripts/letters.mjs');
  expect(scripts.filter((path) => !isIn(SOURCES.page, path))).toEqual([]);
});
