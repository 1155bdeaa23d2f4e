import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { content } from '../games/content.ts';

/** The reading screens speak all languages: the same keys, the same facts, all plural forms. */

const LANGUAGES = ['de', 'cs'] as const;
const PLURALS = { de: ['one', 'other'], cs: ['one', 'few', 'many', 'other'] } as const;
type Words = Readonly<Record<string, string>>;
const read = (language: string, catalogue: string): Words =>
  JSON.parse(content.read(`house/words/${language}/${catalogue}.json`)!) as Words;
const PLURAL = /_(one|few|many|other)$/;
const bare = (words: Words): string[] => [...new Set(Object.keys(words).map((key) => key.replace(PLURAL, '')))].sort();
const facts = (text: string): string[] => [...text.matchAll(/\{\{(\w+)\}\}/g)].map((found) => found[1]!).sort();

describe.each(['rules', 'guide', 'around', 'ausreisser-screen'])('%s.json', (catalogue) => {
  const english = read('en', catalogue);

  test.each(LANGUAGES)('%s', (language) => {
    const words = read(language, catalogue);
    expect(bare(words)).toEqual(bare(english));
    for (const [key, text] of Object.entries(words)) {
      expect(text.trim(), key).not.toBe('');
      expect(facts(text), key).toEqual(facts(english[key] ?? english[key.replace(PLURAL, '_other')]!));
      if (PLURAL.test(key)) for (const form of PLURALS[language]) expect(words).toHaveProperty([`${key.replace(PLURAL, '')}_${form}`]);
    }
  });
});

const KEEPING = join(import.meta.dirname, '../../src/web/keeping');
const DAMAGE = new Set(
  readdirSync(KEEPING).flatMap((name) =>
    [...readFileSync(join(KEEPING, name), 'utf8').matchAll(/'(kept-[a-z-]+)'/g)].map((found) => found[1]!),
  ),
);

test.each(['en', ...LANGUAGES])('%s: whatever is wrong with a kept race has a sentence', (language) => {
  expect(DAMAGE.size).toBeGreaterThan(5);
  expect([...DAMAGE].filter((code) => !(code in read(language, 'problems')))).toEqual([]);
});
