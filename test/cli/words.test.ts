import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { commandSides } from '../../src/cli/sides.ts';
import { gameIds } from '../../src/games/index.ts';
import { bareKeys, catalogue, sentencesOf } from '../games/words.ts';

/** The catalogues have a text for every problem and option of the command line. test/architecture/words.test.ts compares the languages. */

const root = resolve(import.meta.dirname, '../..');

/** All sources below the folders whose path `wanted` accepts, joined. */
function sources(folders: readonly string[], wanted: (path: string) => boolean = () => true): string {
  const files = (folder: string): string[] =>
    readdirSync(join(root, 'src', folder), { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`);
  // a game need not have a side on the command line
  const paths = folders
    .filter((folder) => existsSync(join(root, 'src', folder)))
    .flatMap(files)
    .filter((path) => path.endsWith('.ts') && wanted(path));
  return paths.map((path) => readFileSync(join(root, 'src', path), 'utf8')).join('\n');
}

const found = (text: string, ...patterns: readonly RegExp[]): string[] =>
  [...new Set(patterns.flatMap((pattern) => [...text.matchAll(pattern)].map((match) => match[1]!)))].sort();

describe.each(Object.keys(commandSides))('what %s brings along for the command line', (id) => {
  const keys = bareKeys(catalogue(id, 'en', 'command'));
  const options = ['bots', ...Object.keys(commandSides[id]!.options)].map((option) => `option-${option}`);
  const wanted = [
    ...options,
    ...found(sources([`cli/${id}`]), /key: '([a-z-]+)'/g),
    ...['simulate-head', 'arena-head', 'arena-points', 'arena-difference'],
  ];

  test('has its texts: options, heads and sentences', () => {
    expect(wanted.length).toBeGreaterThan(5);
    expect(wanted.filter((key) => !keys.includes(key))).toEqual([]);
  });

  test('has no text for an option that is not there, but for columns and courses', () => {
    expect(keys.filter((key) => !/^(column|course)-/.test(key) && !wanted.includes(key))).toEqual([]);
  });
});

const isOfGame = (path: string): boolean => gameIds.some((id) => path.includes(`/${id}/`));

const problemsIn = (text: string): string[] =>
  found(
    text,
    /\bcode: '([a-z-]+)'/g,
    /\b(?:bad|problem|problemAt|meeting|wrong)\([^'\n]*, '([a-z-]+)'/g,
    /\bbad\('([a-z-]+)'/g,
    /\busage\('([a-z-]+)'/g,
    /\bnew Wrong\('([a-z-]+)'/g,
    /\bnew Unreadable\([^'\n]*'((?:scenario|record)-[a-z-]+)'/g,
    /'((?:scenario|position|record|audit|verify|setup|json|found|envelope|shown)-[a-z-]+)'/g,
  ).filter((code) => !/^(move|follow|position-(rule|why)$)/.test(code) && !/^(verify|position)-(dice|rules|damaged|possible)/.test(code));

const SHARED = bareKeys(catalogue('house', 'en', 'problems'));

test.each(problemsIn(sources(['kit', 'course', 'table', 'cli'], (path) => !isOfGame(path))))(
  'problem %s of all games has a sentence',
  (code) => {
    expect(SHARED).toContain(code);
  },
);

describe.each(gameIds)('a problem of %s', (id) => {
  test.each(problemsIn(sources([`games/${id}`, `cli/${id}`])))('%s has a sentence of its own or a shared one', (code) => {
    expect([...SHARED.filter((key) => key === code), ...sentencesOf(id, 'problems', code)]).not.toEqual([]);
  });
});

test.each(['action', 'event'].flatMap((what) => ['unknown', 'field', 'missing', 'too-much'].map((end) => `${what}-${end}`)))(
  'problem %s has a sentence',
  (code) => {
    expect(SHARED).toContain(code);
  },
);
