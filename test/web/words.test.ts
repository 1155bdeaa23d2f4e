import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';

/** The page's own words: the same in every language, with the same facts, and none that nobody says. */

const root = resolve(import.meta.dirname, '../..');
const PLURALS = { en: ['one', 'other'], de: ['one', 'other'], cs: ['one', 'few', 'many', 'other'] } as const;
type Language = keyof typeof PLURALS;
interface Words {
  readonly [key: string]: string | Words;
}

function flat(words: Words, path = ''): [string, string][] {
  return Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value]] : flat(value, `${path}${key}.`),
  );
}
const catalogue = (language: Language): Map<string, string> =>
  new Map(flat(JSON.parse(readFileSync(join(root, `content/words/${language}/web.json`), 'utf8')) as Words));

const PLURAL = /_(one|few|many|other)$/;
const stem = (key: string): string => key.replace(PLURAL, '');
const stems = (language: Language): string[] => [...new Set([...catalogue(language).keys()].map(stem))].sort();
const facts = (text: string): string[] => [...new Set([...text.matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1]!))].sort();
const english = catalogue('en');

describe.each(['en', 'de', 'cs'] as const)('web.json in %s', (language) => {
  const words = catalogue(language);

  test('has the texts of the English one', () => {
    expect(stems(language)).toEqual(stems('en'));
  });

  test('every text has the facts of the English one', () => {
    for (const [key, text] of words) {
      const twin = english.get(key) ?? english.get(`${stem(key)}_other`) ?? '';
      expect(text.trim(), key).not.toBe('');
      expect(facts(text), key).toEqual(facts(twin));
    }
  });

  test('plural forms are complete', () => {
    for (const key of words.keys()) {
      if (!PLURAL.test(key)) continue;
      for (const form of PLURALS[language]) expect(words.has(`${stem(key)}_${form}`), `${stem(key)}_${form}`).toBe(true);
    }
  });
});

test('every text is said somewhere on the page', () => {
  const folder = join(root, 'src/web');
  const source = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(svelte|ts)$/.test(name))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n');
  /** Keys that are put together: \`t(\`race.pace-${pace}\`)\`. */
  const made = [...source.matchAll(/`([a-z-]+\.[a-z-]*)\$\{/g)].map((match) => match[1]!);
  const unsaid = stems('en').filter((key) => !source.includes(`'${key}'`) && !made.some((start) => key.startsWith(start)));
  expect(unsaid).toEqual([]);
});
