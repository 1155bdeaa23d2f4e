import { readFileSync } from 'node:fs';
import { createInstance } from 'i18next';
import { describe, expect, test } from 'vitest';
import { factsOf } from '../../src/kit/index.ts';
import { ausreisser, CARD_NAMES, GAMES, PHASES, WIND, type Event } from '../../src/games/ausreisser/index.ts';
import { LANGUAGES, sentenceKey, formatFacts } from '../../src/words/index.ts';
import { bareKeys, catalogue, formsOf, sentencesOf, type Catalogue } from '../games/words.ts';
import { opened } from './script.ts';

/** Every code of the game has a text. test/architecture/words.test.ts checks that all languages have the same texts. */

const words = Object.fromEntries(LANGUAGES.map((tag) => [tag, catalogue('ausreisser', tag, 'race')])) as Record<
  (typeof LANGUAGES)[number],
  Catalogue
>;
const keys = bareKeys(words.en);
const source = (path: string): string => readFileSync(new URL(`../../src/games/ausreisser/${path}`, import.meta.url), 'utf8');

describe('every code of the game has a text', () => {
  const types = (path: string): string[] => [
    ...new Set([...source(path).matchAll(/readonly type: '([a-z-]+)'/g)].map((match) => match[1]!)),
  ];
  const has = (kind: 'events' | 'actions' | 'decisions' | 'refusals', code: string): void => {
    expect(sentencesOf('ausreisser', kind, code), `${kind}.${code}`).not.toEqual([]);
  };
  test.each(types('event.ts'))('event %s', (type) => has('events', type));
  test.each(types('action.ts'))('action %s', (type) => has('actions', type));
  test.each(PHASES)('decision %s', (phase) => {
    has('decisions', phase);
    expect(keys).toContain(`events.due-${phase}`);
    expect(keys).toContain(`nouns.phase-${phase}`);
  });
  test.each([...CARD_NAMES.map((card) => `card-${card}`), ...GAMES.map((game) => `game-${game}`)])('noun %s', (noun) =>
    expect(keys).toContain(`nouns.${noun}`),
  );
  const codes = [source('why-not.ts'), source('decide.ts'), source('rules/hill.ts')].join('\n');
  test.each(
    [...new Set([...codes.matchAll(/'((?:[a-z]+-)+[a-z]+)'/g)].map((match) => match[1]!))]
      .filter((code) => !PHASES.some((phase) => phase === code))
      .filter((code) => !['hill-laid', 'with-card', 'out-of-turn'].includes(code)),
  )('refusal %s, the shell’s or its own', (code) => {
    if (!bareKeys(catalogue('house', 'en', 'refusals')).includes(code)) has('refusals', code);
  });
});

test('sentences as the reader sees them', async () => {
  const script = opened({ riders: 'Anna Ben', hands: ['45 spurt', '41'] });
  const { state } = script;
  script.does('lay 45,spurt', '39');
  const sentence = async (tag: (typeof LANGUAGES)[number], event: Event): Promise<string> => {
    const i18n = createInstance();
    await i18n.init({
      lng: tag,
      keySeparator: false,
      interpolation: { escapeValue: false },
      resources: { [tag]: { 'ausreisser/race': words[tag] } },
    });
    const data = factsOf(ausreisser.events, state, event);
    const forms = formsOf('ausreisser');
    const key = sentenceKey(forms, 'events', event.type, data);
    const naming = { seat: () => undefined, name: (kept: string) => kept };
    return i18n.t(`ausreisser/race:events.${key}`, formatFacts(data, forms, key, naming));
  };
  expect(await sentence('en', { type: 'laid', rider: 0, card: 6, spurts: 2 })).toBe('Anna plays 45 with 2 sprints.');
  expect(await sentence('de', { type: 'dropped', rider: 1, speed: 41, tempo: 47, minutes: 6, hill: false })).toBe(
    'Ben fährt 41 bei Tempo 47 und wird abgehängt, 6 Minuten.',
  );
  expect(await sentence('cs', { type: 'won-back', rider: 1, speed: 48, tempo: 45, change: 3, minutes: 2 })).toBe(
    'Ben jede 48 proti tempu 45, stahuje minuty (3), zbývá 2.',
  );
  expect(await sentence('de', { type: 'drew', rider: 1, card: WIND })).toBe('Ben zieht Gegenwind.');
  expect(await sentence('en', { type: 'hand-shown', rider: 1, hills: 1, spurts: 5, winds: 0 })).toBe(
    'Ben shows a hand without a speed card (1 hill, 5 sprints).',
  );
  expect(await sentence('en', { type: 'hand-shown', rider: 1, hills: 1, spurts: 5, winds: 1 })).toBe(
    'Ben shows a hand without a speed card (1 hill, 5 sprints, headwind ×1 for the next turn).',
  );
});
