import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { LANGUAGES, sentenceKey, formatFacts } from '../../src/words/index.ts';
import { bare, bareKeys, catalogue, cataloguesOf, OWNERS, PLURAL, PLURALS, type Catalogue } from '../games/words.ts';

/** Every catalogue, shared or of a game, has the same keys, the same facts and all plural forms in every language. */

const facts = (text: string): string[] =>
  [...new Set([...text.matchAll(/\{\{\s*(\w+)(?:, number)?\s*\}\}/g)].map((found) => found[1]!))].sort();

test('the languages have the same catalogues', () => {
  for (const owner of OWNERS) for (const language of LANGUAGES) expect(cataloguesOf(owner, language), owner).toEqual(cataloguesOf(owner));
});

test('the page for translators names every catalogue', () => {
  const page = readFileSync(new URL('../../content/house/words/README.md', import.meta.url), 'utf8');
  const all = new Set(OWNERS.flatMap((owner) => cataloguesOf(owner)));
  expect([...all].filter((name) => !page.includes(`| \`${name}.json\``))).toEqual([]);
});

test('all games have the catalogues that every game needs', () => {
  for (const game of OWNERS.slice(1)) expect(cataloguesOf(game), game).toEqual(expect.arrayContaining(['card', 'race', 'screen']));
});

const ALL = OWNERS.flatMap((owner) => cataloguesOf(owner).map((name) => ({ owner, name })));

describe.each(ALL)('$owner: $name', ({ owner, name }) => {
  const english = catalogue(owner, 'en', name);

  test.each(LANGUAGES)('%s has the texts of English, with the same facts and all plural forms', (language) => {
    const texts = catalogue(owner, language, name);
    expect(bareKeys(texts)).toEqual(bareKeys(english));
    for (const [key, text] of Object.entries(texts)) {
      expect(text.trim(), key).not.toBe('');
      const twin = english[key] ?? english[`${bare(key)}_other`] ?? english[bare(key)] ?? '';
      // `once` needs no number
      if (!key.endsWith('_one')) expect(facts(text), key).toEqual(facts(twin));
      if (PLURAL.test(key) && !key.includes('_ordinal_'))
        for (const form of PLURALS[language]) expect(texts).toHaveProperty([`${bare(key)}_${form}`]);
    }
  });

  test('English puts no ’s behind a name or a number: it may be “(easy)” or 23', () => {
    for (const [key, text] of Object.entries(english)) expect(text, key).not.toMatch(/(\}\}|\d|\))[’']s?(?![\p{L}”])/u);
  });

  test.each(LANGUAGES)('%s: nested texts exist, and are shared or of the same game', (language) => {
    const known = new Map<string, Catalogue>();
    for (const [key, text] of Object.entries(catalogue(owner, language, name)))
      for (const [, from = '', nested = ''] of text.matchAll(/\$t\(([\w/-]+):([\w.-]+)(?=[,)])/g)) {
        const [whose, where] = from.includes('/') ? from.split('/') : ['house', from];
        expect(['house', owner], key).toContain(whose);
        if (!known.has(from)) known.set(from, catalogue(whose!, language, where!));
        expect(bareKeys(known.get(from)!), key).toContain(nested);
      }
  });
});

describe('sentences', () => {
  const FORMS = {
    events: { fell: 'by=rider', total: 'change alone', due: 'what' },
    seats: ['manager', 'due-roll.asked'],
    tails: ['line'],
  } as const;

  test.each([
    ['fell', { rider: 21, by: 21 }, 'fell-same'],
    ['fell', { rider: 21, by: 22 }, 'fell-other'],
    ['total', { change: -2, alone: false }, 'total-minus-no'],
    ['total', { change: 0, alone: true }, 'total-zero-yes'],
    ['total', {}, 'total-none-none'],
    ['due', { what: 'roll' }, 'due-roll'],
    ['moved', {}, 'moved'],
  ])('%s %j: %s', (code, given, key) => {
    expect(sentenceKey(FORMS, 'events', code, given)).toBe(key);
  });

  const naming = { seat: (seat: number) => ['Anna', 'Ben'][seat], name: (kept: string) => (kept === 'team-red' ? 'Red' : kept) };

  test('facts as text: names for seats, a minus sign, lists, no commands', () => {
    const given = { seat: 1, manager: 1, asked: 2, n: -2, line: '2:D', names: ['team-red', 'x'], evil: 'a $t(nouns:b)', none: null };
    expect(formatFacts(given, FORMS, 'moved', naming)).toEqual({
      ...{ seat: 'Ben', manager: 'Anna', asked: 2, n: '−2', line: 'D', names: 'Red, x', evil: 'a $t (nouns:b)', none: '-' },
    });
    expect(formatFacts(given, FORMS, 'due-roll', naming)).toMatchObject({ asked: 'Ben' });
  });

  test('a seat that has no name is its number', () => {
    expect(formatFacts({ seat: 7, manager: 7 }, FORMS, 'moved', naming)).toEqual({ seat: 7, manager: 7 });
  });
});
