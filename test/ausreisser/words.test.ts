import { readFileSync } from 'node:fs';
import { createInstance } from 'i18next';
import { describe, expect, test } from 'vitest';
import { ausreisser, CARD_NAMES, GAMES, PHASES, RESULTS, WIND, type Event } from '../../src/games/ausreisser/index.ts';
import { LANGUAGES } from '../../src/words/index.ts';
import { opened } from './script.ts';

/** Every word of the game, in three languages, with the same facts. Read flat: `events.laid-plus`. */

const read = (path: string): unknown => JSON.parse(readFileSync(new URL(`../../content/house/words/${path}`, import.meta.url), 'utf8'));
type Catalogue = Readonly<Record<string, string>>;
const PLURALS = { en: ['one', 'other'], de: ['one', 'other'], cs: ['one', 'few', 'many', 'other'] } as const;
const words = Object.fromEntries(LANGUAGES.map((tag) => [tag, read(`${tag}/ausreisser.json`) as Catalogue])) as Record<
  (typeof LANGUAGES)[number],
  Catalogue
>;
const forms = read('forms-ausreisser.json') as Readonly<Record<string, Readonly<Record<string, string>>>>;
const PLURAL = /_(one|few|many|other)$/;
const bare = (key: string): string => key.replace(PLURAL, '');
const keysOf = (tag: (typeof LANGUAGES)[number]): string[] => [...new Set(Object.keys(words[tag]).map(bare))].sort();
const facts = (text: string): string[] => [...new Set([...text.matchAll(/\{\{\s*(\w+)\s*\}\}/g)].map((match) => match[1]!))].sort();
const source = (path: string): string => readFileSync(new URL(`../../src/games/ausreisser/${path}`, import.meta.url), 'utf8');

test.each(LANGUAGES)('%s has the texts of English, with the same facts and all plural forms', (tag) => {
  expect(keysOf(tag)).toEqual(keysOf('en'));
  for (const [key, text] of Object.entries(words[tag])) {
    expect(text.trim(), key).not.toBe('');
    if (!key.endsWith('_one')) expect(facts(text), key).toEqual(facts(words.en[key] ?? words.en[`${bare(key)}_other`]!));
    if (PLURAL.test(key)) for (const form of PLURALS[tag]) expect(words[tag]).toHaveProperty([`${bare(key)}_${form}`]);
    for (const [, nested] of text.matchAll(/\$t\(ausreisser:([\w.-]+)(?=[,)])/g)) expect(keysOf(tag), key).toContain(nested);
  }
});

describe('everything the game can say has a text', () => {
  const types = (path: string): string[] => [
    ...new Set([...source(path).matchAll(/readonly type: '([a-z-]+)'/g)].map((match) => match[1]!)),
  ];
  const has = (section: string, code: string): void => {
    const found = keysOf('en').filter(
      (key) => key === `${section}.${code}` || (forms[section]?.[code] !== undefined && key.startsWith(`${section}.${code}-`)),
    );
    expect(found, `${section}.${code}`).not.toEqual([]);
  };
  test.each(types('event.ts'))('event %s', (type) => has('events', type));
  test.each(types('action.ts'))('action %s', (type) => has('actions', type));
  test.each(PHASES)('decision %s', (phase) => {
    has('decisions', phase);
    expect(keysOf('en')).toContain(`events.due-${phase}`);
    expect(keysOf('en')).toContain(`nouns.phase-${phase}`);
  });
  test.each([
    ...CARD_NAMES.map((card) => `card-${card}`),
    ...RESULTS.map((result) => `result-${result}`),
    ...GAMES.map((game) => `game-${game}`),
  ])('noun %s', (noun) => expect(keysOf('en')).toContain(`nouns.${noun}`));
  const codes = [source('whynot.ts'), source('decide.ts'), source('rules/hill.ts')].join('\n');
  test.each(
    [...new Set([...codes.matchAll(/'((?:[a-z]+-)+[a-z]+)'/g)].map((match) => match[1]!))].filter(
      (code) => !['hill-laid', 'with-card', 'out-of-turn'].includes(code),
    ),
  )('refusal %s', (code) => has('refusals', code));
});

test('sentences as they are read', async () => {
  const script = opened({ riders: 'Anna Ben', hands: ['45 spurt', '41'] });
  const { state } = script;
  script.does('lay 45,spurt', '39');
  const told = async (tag: (typeof LANGUAGES)[number], event: Event): Promise<string> => {
    const i18n = createInstance();
    await i18n.init({
      lng: tag,
      keySeparator: false,
      interpolation: { escapeValue: false },
      resources: { [tag]: { ausreisser: words[tag] } },
    });
    const data = ausreisser.events.toJson(state, event);
    const fact = data[forms['events']![event.type] ?? ''];
    const yesNo = fact === true ? 'yes' : 'no';
    const word = typeof fact === 'number' ? (fact === 0 ? 'zero' : 'plus') : typeof fact === 'string' ? fact : yesNo;
    const form = fact === undefined ? '' : `-${word}`;
    return i18n.t(`ausreisser:events.${event.type}${form}`, data);
  };
  expect(await told('en', { type: 'laid', rider: 0, card: 6, spurts: 2 })).toBe('Anna plays 45 with 2 sprints.');
  expect(await told('de', { type: 'dropped', rider: 1, speed: 41, tempo: 47, minutes: 6, hill: false })).toBe(
    'Ben fährt 41 bei Tempo 47 und wird abgehängt: 6 Minuten.',
  );
  expect(await told('cs', { type: 'won-back', rider: 1, speed: 48, tempo: 45, change: 3, minutes: 2 })).toBe(
    'Ben jede 48 proti tempu 45, stahuje minuty (3), zbývá 2.',
  );
  expect(await told('de', { type: 'drew', rider: 1, card: WIND })).toBe('Ben zieht: Gegenwind.');
  expect(await told('en', { type: 'hand-shown', rider: 1, hills: 1, spurts: 5 })).toBe(
    'Ben shows a hand without a speed card: 1 hill, 5 sprints.',
  );
});
