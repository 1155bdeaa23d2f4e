import { createInstance } from 'i18next';
import { beforeEach, describe, expect, test } from 'vitest';
import { plainSentence, sentences } from '../../src/web/lib/plain-sentence.ts';
import { catalogue, cataloguesOf, OWNERS } from '../games/words.ts';

/** All sentences of all catalogues, formatted by `plainSentence` and by i18next. */

const COUNTS = [0, 1, 2, 3, 5, 11, 21, 22, 1234];
const VALUES = ['Anna $& {{rider}}', -3, 'C, D', 21];
const FORM = /_(?:ordinal_)?(?:zero|one|two|few|many|other)$/;

beforeEach(() => sentences.clear());

describe.each(['en', 'de', 'cs'] as const)('%s', (lng) => {
  test('a sentence equals that of i18next, and nearly all are formatted without it', async () => {
    const i18n = createInstance();
    await i18n.init({ lng, ns: [], keySeparator: false, interpolation: { escapeValue: false }, resources: {} });
    const all: { readonly name: string; readonly key: string; readonly sentence: string }[] = [];
    for (const owner of OWNERS)
      for (const file of cataloguesOf(owner, lng)) {
        const name = owner === 'house' ? file : `${owner}/${file}`;
        const words = Object.entries(catalogue(owner, lng, file)).filter(
          (entry): entry is [string, string] => typeof entry[1] === 'string',
        );
        i18n.addResourceBundle(lng, name, Object.fromEntries(words));
        sentences.set(`${lng} ${name}`, Object.fromEntries(words));
        all.push(...words.map(([key, sentence]) => ({ name, key: key.replace(FORM, ''), sentence })));
      }
    let plain = 0;
    for (const { name, key, sentence } of all) {
      const named = [...sentence.matchAll(/\{\{(\w+)/g)].map((found) => found[1]!);
      let isPlain = true;
      for (const count of COUNTS) {
        // a fact that another sentence counts is a number; any other fact may be any value
        const facts = Object.fromEntries(
          named.map((fact, i) => [
            fact,
            new RegExp(`: \\{\\{${fact}\\}\\}|\\{\\{${fact}, number`).test(sentence) ? count : VALUES[i % VALUES.length]!,
          ]),
        );
        const counted = /\{\{count\b/.test(sentence) ? { ...facts, count } : facts;
        const formatted = plainSentence(lng, name, key, counted);
        if (formatted === null) isPlain = false;
        else expect(formatted, `${name} ${key} ${count}`).toBe(i18n.t(key, { ...counted, ns: name }));
      }
      if (isPlain) plain++;
    }
    expect(plain).toBeGreaterThan(all.length * 0.98);
  });
});

test('what is chosen by a context, lacks a fact, or is written in another way is left to i18next', () => {
  sentences.set('en x', {
    plain: 'no {{fact}}.',
    formatted: '{{length, currency}} spaces',
    unnamed: '$t(space) {{length}}',
    nested: '$t(x:counted, {"count": {{length}} })',
    missing: '$t(y:counted, {"count": {{length}} })',
    counted_one: '{{count}} lap',
    counted_other: '{{count}} laps',
  });
  expect(plainSentence('en', 'x', 'plain', {})).toBeNull();
  expect(plainSentence('en', 'x', 'plain', { fact: 'f', context: 'c' })).toBeNull();
  for (const key of ['formatted', 'unnamed', 'missing']) expect(plainSentence('en', 'x', key, { length: 2 })).toBeNull();
  expect(plainSentence('en', 'x', 'nested', { length: 'two' })).toBeNull();
  expect(plainSentence('en', 'x', 'nested', { length: 2 })).toBe('2 laps');
  expect(plainSentence('en', 'x', 'counted', { count: 1 })).toBe('1 lap');
  // a name is a name, whatever is written in it
  expect(plainSentence('en', 'x', 'plain', { fact: '$t(x:counted) {{fact}}' })).toBe('no $t(x:counted) {{fact}}.');
  expect(plainSentence('de', 'x', 'counted', { count: 1 })).toBeNull();
});
