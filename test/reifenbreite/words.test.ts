import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { REASON_CODES } from '../../src/bots/reifenbreite/reasons.ts';
import { ACTION_TYPES, PHASES } from '../../src/games/reifenbreite/action.ts';
import { CHANCE_KINDS, TEAMS } from '../../src/games/reifenbreite/index.ts';
import { bareKeys, catalogue, sentencesOf } from '../games/words.ts';

/** Every code of the game has a text. test/architecture/words.test.ts checks that all languages have the same texts. */

const GAME = resolve(import.meta.dirname, '../../src/games/reifenbreite');
const sources = readdirSync(GAME, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !name.startsWith('companion'))
  .map((name) => readFileSync(resolve(GAME, name), 'utf8'))
  .join('\n');
const companion = readdirSync(resolve(GAME, 'companion'), { encoding: 'utf8' })
  .map((name) => readFileSync(resolve(GAME, 'companion', name), 'utf8'))
  .join('\n');
const found = (text: string, ...patterns: readonly RegExp[]): string[] =>
  [...new Set(patterns.flatMap((pattern) => [...text.matchAll(pattern)].map((match) => match[1]!)))].sort();

const keys = bareKeys(catalogue('reifenbreite', 'en', 'race'));
const TYPES = found(readFileSync(resolve(GAME, 'event.ts'), 'utf8'), /type: '([a-z-]+)'/g);

describe('every code of the game has a text', () => {
  test.each(TYPES)('event %s', (type) => {
    expect(sentencesOf('reifenbreite', 'events', type)).not.toEqual([]);
  });
  test.each(PHASES)('decision %s, as question and as event', (phase) => {
    expect(sentencesOf('reifenbreite', 'decisions', phase)).toHaveLength(1);
    expect(keys).toContain(`events.due-${phase}`);
    expect(keys).toContain(`nouns.phase-${phase}`);
  });
  test.each(ACTION_TYPES)('action %s', (type) => {
    expect(sentencesOf('reifenbreite', 'actions', type)).not.toEqual([]);
  });
  test.each(CHANCE_KINDS)('chance card %s', (kind) => {
    expect(keys).toContain(`nouns.chance-${kind}`);
  });
  test.each(TEAMS)('team %s', (team) => {
    expect(bareKeys(catalogue('house', 'en', 'nouns'))).toContain(`team-${team}`);
  });
  test.each(REASON_CODES)('reason %s', (code) => {
    expect(keys).toContain(`bots.${code}`);
  });
});

const REFUSALS = [
  ...found(sources, /refusal\(\s*'([a-z-]+)'/g, /code: '(move-[a-z-]+)'/g, /'(follow-[a-z-]+)'/g, /why: '([a-z-]+)'/g),
  // a follower's space is always ahead of him
  ...found(sources, /code: '(move-[a-z-]+)'/g)
    .filter((code) => code !== 'move-not-ahead')
    .map((code) => code.replace('move-', 'follow-')),
];

const SHELL_REFUSALS = bareKeys(catalogue('house', 'en', 'refusals'));

test.each([...new Set(REFUSALS)].sort())('refusal %s has a sentence, the shell’s or its own', (code) => {
  expect([...SHELL_REFUSALS.filter((key) => key === code), ...sentencesOf('reifenbreite', 'refusals', code)]).not.toEqual([]);
});

test.each(found(companion, /refusal\(\s*'([a-z-]+)'/g))('the companion asks about %s in a sentence', (code) => {
  expect(bareKeys(catalogue('reifenbreite', 'en', 'companion'))).toContain(`doubt.${code}`);
});
