import { createInstance } from 'i18next';
import { expect, test } from 'vitest';
import { plainSentence } from '../../src/web/lib/plain-sentence.ts';
import { catalogue, cataloguesOf, OWNERS } from '../games/words.ts';

/** All sentences of all catalogues, told the short way and by i18next. */

const VALUES = [21, 'Anna $& {{rider}}', -3, 'C, D'];
const factsOf = (sentence: string): Record<string, string | number> =>
  Object.fromEntries([...sentence.matchAll(/\{\{(\w+)/g)].map(([, name], i) => [name!, VALUES[i % VALUES.length]!]));

test.each(['en', 'de', 'cs'] as const)('%s: a plain sentence is told as i18next tells it, and most are plain', async (lng) => {
  const i18n = createInstance();
  await i18n.init({ lng, ns: [], keySeparator: false, interpolation: { escapeValue: false }, resources: {} });
  let [plain, all] = [0, 0];
  for (const owner of OWNERS)
    for (const name of cataloguesOf(owner, lng)) {
      const words = Object.entries(catalogue(owner, lng, name)).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
      i18n.addResourceBundle(lng, name, Object.fromEntries(words));
      for (const [key, sentence] of words) {
        all++;
        const facts = factsOf(sentence);
        const told = plainSentence(sentence, facts);
        if (told === null) continue;
        plain++;
        expect(told, `${owner}/${name} ${key}`).toBe(i18n.t(key, { ...facts, ns: name }));
      }
    }
  expect(plain).toBeGreaterThan(all * 0.6);
});

test('what chooses among forms, is shown as a number, or takes another sentence is left to i18next', () => {
  expect(plainSentence('{{count}} laps', { count: 2 })).toBeNull();
  expect(plainSentence('{{length, number}} spaces', { length: 2 })).toBeNull();
  expect(plainSentence('$t(nouns.space) {{length}}', { length: 2 })).toBeNull();
  expect(plainSentence('no {{fact}}.', {})).toBeNull();
});
