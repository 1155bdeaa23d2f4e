import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ACTION_TYPES, PHASES } from '../../src/games/reifenbreite/action.ts';
import { commandSides } from '../../src/cli/sides.ts';
import { CHANCE_KINDS, TEAMS } from '../../src/games/reifenbreite/index.ts';
import { LANGUAGES } from '../../src/words/index.ts';

/** The catalogues hold a text for everything the house can say about a race, in every language, with the same facts. */

const root = resolve(import.meta.dirname, '../..');
const NAMESPACES = ['nouns', 'events', 'actions', 'decisions', 'refusals', 'problems', 'cli', 'server'] as const;
/** Plural forms (CLDR) that a language has. */
const PLURALS = { en: ['one', 'other'], de: ['one', 'other'], cs: ['one', 'few', 'many', 'other'] } as const;

type Catalogue = Readonly<Record<string, string>>;
const read = (path: string): unknown => JSON.parse(readFileSync(join(root, 'content/house/words', path), 'utf8'));
const catalogue = (language: string, namespace: string): Catalogue => read(`${language}/${namespace}.json`) as Catalogue;
const forms = read('forms.json') as Readonly<Record<string, Readonly<Record<string, string>>>>;

const PLURAL = /_(ordinal_)?(zero|one|two|few|many|other)$/;
const bare = (key: string): string => key.replace(PLURAL, '');
const placeholders = (text: string): string[] =>
  [...new Set([...text.matchAll(/\{\{\s*(\w+)(?:, number)?\s*\}\}/g)].map((match) => match[1]!))].sort();

describe.each(NAMESPACES)('%s.json', (namespace) => {
  const english = catalogue('en', namespace);

  test.each(LANGUAGES)('%s has the same texts as English', (language) => {
    const keys = (texts: Catalogue): string[] => [...new Set(Object.keys(texts).map(bare))].sort();
    expect(keys(catalogue(language, namespace))).toEqual(keys(english));
  });

  test.each(LANGUAGES)('%s: every text has the facts of the English one, and no empty place', (language) => {
    for (const [key, text] of Object.entries(catalogue(language, namespace))) {
      const twin = english[key] ?? english[`${bare(key)}_other`];
      expect(text.trim(), key).not.toBe('');
      // `once` needs no number
      if (!key.endsWith('_one')) expect(placeholders(text), key).toEqual(placeholders(twin ?? ''));
    }
  });

  test.each(LANGUAGES)('%s: plural forms are complete', (language) => {
    const texts = catalogue(language, namespace);
    const plural = new Set(
      Object.keys(texts)
        .filter((key) => PLURAL.test(key) && !key.includes('_ordinal_'))
        .map(bare),
    );
    for (const key of plural) for (const form of PLURALS[language]) expect(texts, `${key}_${form}`).toHaveProperty([`${key}_${form}`]);
  });

  test.each(LANGUAGES)('%s: nested texts exist', (language) => {
    const nouns = Object.keys(catalogue(language, 'nouns')).map(bare);
    for (const [key, text] of Object.entries(catalogue(language, namespace)))
      for (const [, nested] of text.matchAll(/\$t\(nouns:([\w-]+)(?=[,)])/g)) expect(nouns, `${key}: ${nested ?? ''}`).toContain(nested);
  });
});

/** Whether a code has its text, or all of the variants that `forms.json` promises. */
function texts(namespace: string, code: string): string[] {
  const keys = Object.keys(catalogue('en', namespace)).map(bare);
  const selectors = forms[namespace]?.[code];
  return selectors === undefined ? keys.filter((key) => key === code) : keys.filter((key) => key.startsWith(`${code}-`));
}

/** All sources of some rooms, as one text. */
function sources(...folders: readonly string[]): string {
  const files = (folder: string): string[] =>
    readdirSync(join(root, 'src', folder), { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));
  return folders.flatMap((folder) => files(folder).map((name) => readFileSync(join(root, 'src', folder, name), 'utf8'))).join('\n');
}

const found = (text: string, ...patterns: readonly RegExp[]): string[] =>
  [...new Set(patterns.flatMap((pattern) => [...text.matchAll(pattern)].map((match) => match[1]!)))].sort();

const TYPES = found(readFileSync(join(root, 'src/games/reifenbreite/event.ts'), 'utf8'), /type: '([a-z-]+)'/g);

describe('what a game brings along for the command line has its texts', () => {
  const keys = Object.keys(catalogue('en', 'cli'));
  const own = (): string[] => {
    const wanted: string[] = [];
    for (const [id, side] of Object.entries(commandSides)) {
      const words = ['bots', ...Object.keys(side.options)].map((option) => `option-${option}`);
      const source = sources(`cli/${id}`);
      words.push(...found(source, /key: '([a-z-]+)'/g), 'simulate-head', ...['head', 'points', 'difference'].map((k) => `arena-${k}`));
      wanted.push(...words.map((word) => `${id}.${word}`));
    }
    return wanted;
  };

  test('options, heads and sentences', () => {
    const wanted = own();
    expect(wanted.length).toBeGreaterThan(20);
    expect(wanted.filter((key) => !keys.includes(key))).toEqual([]);
  });

  test('no text is for a game or an option that is not there', () => {
    const wanted = own();
    const told = keys.filter((key) => key.includes('.') && !key.includes('.column-'));
    expect(told.filter((key) => !wanted.includes(key))).toEqual([]);
  });

  test.each(LANGUAGES)('%s: nested words of a game exist', (language) => {
    const nouns = Object.keys(catalogue(language, 'ausreisser')).map(bare);
    for (const [key, text] of Object.entries(catalogue(language, 'cli')))
      for (const [, nested] of text.matchAll(/\$t\(ausreisser:([\w.]+)(?=[,)])/g)) expect(nouns, key).toContain(nested);
  });
});

describe('every word of the game is said', () => {
  test.each(TYPES)('event %s', (type) => {
    expect(texts('events', type)).not.toEqual([]);
  });
  test.each(PHASES)('decision %s, as question and as event', (phase) => {
    expect(texts('decisions', phase)).toHaveLength(1);
    expect(Object.keys(catalogue('en', 'events'))).toContain(`due-${phase}`);
    expect(Object.keys(catalogue('en', 'nouns'))).toContain(`phase-${phase}`);
  });
  test.each(ACTION_TYPES)('action %s', (type) => {
    expect(texts('actions', type)).not.toEqual([]);
  });
  test.each([...CHANCE_KINDS.map((kind) => `chance-${kind}`), ...TEAMS.map((team) => `team-${team}`)])('noun %s', (noun) => {
    expect(Object.keys(catalogue('en', 'nouns'))).toContain(noun);
  });
});

const REFUSALS = [
  ...found(sources('games/reifenbreite', 'table'), /refusal\(\s*'([a-z-]+)'/g, /code: '(move-[a-z-]+)'/g, /'(follow-[a-z-]+)'/g),
  ...found(sources('games/reifenbreite'), /why: '([a-z-]+)'/g),
  ...found(sources('games/reifenbreite'), /code: '(move-[a-z-]+)'/g).map((code) => code.replace('move-', 'follow-')),
];

test.each([...new Set(REFUSALS)].sort())('refusal %s has a sentence', (code) => {
  expect(texts('refusals', code)).not.toEqual([]);
});

/** Catalogues there are; a game may have one of its own. */
const GAMES_OWN = readdirSync(join(root, 'content/house/words/en'));

const SPEAKING = ['kit', 'course', 'games/reifenbreite', 'table', 'cli'];
const PROBLEMS = found(
  sources(...SPEAKING),
  /\bcode: '([a-z-]+)'/g,
  /\b(?:bad|problem|problemAt|meeting|wrong)\([^'\n]*, '([a-z-]+)'/g,
  /\bbad\('([a-z-]+)'/g,
  /\busage\('([a-z-]+)'/g,
  /\bnew Wrong\('([a-z-]+)'/g,
  /\bnew Unreadable\([^'\n]*'((?:scenario|record)-[a-z-]+)'/g,
  /'((?:scenario|position|record|audit|verify|setup|json|found|envelope|shown)-[a-z-]+)'/g,
).filter((code) => !/^(move|follow|position-(rule|why)$)/.test(code) && !/^(verify|position)-(dice|rules|damaged|possible)/.test(code));

test.each(PROBLEMS)('problem %s has a sentence, the house’s or a game’s own', (code) => {
  const own = Object.keys(commandSides).flatMap((id) => (GAMES_OWN.includes(`${id}.json`) ? Object.keys(catalogue('en', id)) : []));
  expect([...texts('problems', code), ...own.filter((key) => key === `problems.${code}`)]).not.toEqual([]);
});

test.each(['action', 'event'].flatMap((what) => ['unknown', 'field', 'missing', 'too-much'].map((end) => `${what}-${end}`)))(
  'problem %s has a sentence',
  (code) => {
    expect(texts('problems', code)).toHaveLength(1);
  },
);
