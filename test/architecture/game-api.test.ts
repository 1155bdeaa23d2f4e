import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { gameFile, readDemandedFile } from '../games/demanded-file.ts';
import { linted } from './run-linter.ts';

/** What a game shows of a state to everybody else: a few well-named functions, and nothing of how its numbers lie. */

const root = resolve(import.meta.dirname, '../..');
const games = readdirSync(join(root, 'src/games'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

const exportsOf = async (path: string): Promise<readonly string[]> => {
  readDemandedFile(join('src/games', path), 'functions that the other files import');
  return Object.keys((await import(join(root, 'src/games', path))) as Record<string, unknown>);
};

describe.each(games)('%s', (game) => {
  test('exports functions of queries.ts as its only access to the state', async () => {
    const [shown, layout, seam] = await Promise.all([`${game}/index.ts`, `${game}/state.ts`, `${game}/queries.ts`].map(exportsOf));
    expect(layout).toEqual(expect.arrayContaining(['F', 'R', 'get', 'riderValue', 'set', 'setRiderValue']));
    expect(shown!.filter((name) => layout!.includes(name) && !seam!.includes(name))).toEqual([]);
    expect(seam!.filter((name) => !shown!.includes(name))).toEqual([]);
  });

  test('exports a limited number of names', async () => {
    const names = await exportsOf(`${game}/queries.ts`);
    expect(names.length).toBeLessThanOrEqual(30);
    for (const name of names) expect(name).toMatch(/^[a-z][A-Za-z]{4,}$/);
  });

  test('keeps State and Config in files of their names', () => {
    for (const [file, type] of [
      ['state.ts', 'State'],
      ['config.ts', 'Config'],
    ] as const)
      expect(readDemandedFile(gameFile(game, file), `the type ${type}`)).toMatch(new RegExp(`^export (interface|type) ${type}\\b`, 'm'));
  });
});

test('lint refuses a bot that reads the fields of a state, and names queries.ts', () => {
  const code = 'export const spy = (s: { readonly d: Int16Array }): number => s.d[3]!;\n';
  expect(linted({ 'src/bots/random.ts': code }).join()).toContain('queries.ts');
});
