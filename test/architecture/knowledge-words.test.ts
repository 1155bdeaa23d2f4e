import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { gameIds } from '../../src/games/index.ts';
import { bare, bareKeys, catalogue, cataloguesOf, formsOf } from '../games/words.ts';

/**
 * Code outside a game's folders uses no word of the game, as the boundary checks find no import of it. A game's words are its id and the types of its events,
 * decisions, actions, refusals and bots, as in its `race.json`.
 */

const root = resolve(import.meta.dirname, '../..');
const KINDS = ['events', 'decisions', 'actions', 'refusals', 'bots'] as const;

/** The codes that a game has sentences for, without the forms that depend on facts. */
function codesOf(game: string): string[] {
  const forms = formsOf(game);
  const codes = Object.keys(catalogue(game, 'en', 'race')).flatMap((key) => {
    const kind = KINDS.find((name) => key.startsWith(`${name}.`));
    if (kind === undefined) return [];
    const code = bare(key.slice(kind.length + 1));
    return [Object.keys(forms[kind] ?? {}).find((stem) => code.startsWith(`${stem}-`)) ?? code];
  });
  return [...new Set(codes)];
}

/** Codes of a game that shared code uses as plain English words: a race is `over`, a problem has a `place` in a file. */
const COMMON = [
  'answer',
  'take',
  'lead',
  'move',
  'moved',
  'follow',
  'over',
  'ask',
  'turn',
  'dice',
  'card',
  'lost',
  'place',
  'hill',
  'sprints',
];
/** The lists of games, one line a game. */
const LISTS = [
  'src/games/index.ts',
  'src/games/scenario-adapters.ts',
  'src/games/deeds.ts',
  'src/games/seeded-races.ts',
  'src/bots/index.ts',
  'src/analysis/index.ts',
  'src/puzzles/sides.ts',
  'src/cli/sides.ts',
  'src/web/games.ts',
  'src/package/games.ts',
];
const codes = new Map(gameIds.map((id) => [id, codesOf(id).filter((code) => !COMMON.includes(code))]));

const withoutComments = (text: string): string => text.replaceAll(/\/\*[^]*?\*\/|<!--[^]*?-->|(^|\s)\/\/.*$/gm, '$1');
/** Names of members do not count, because a dealer may `deal`. */
const withoutMembers = (text: string): string => text.replaceAll(/\b(?:Pick|Omit)<.*?, (?:'\w+'(?: \| )?)+>/g, '');
/** The words of a game in a source: its codes as whole texts, its id anywhere. */
function known(text: string, path: string): string[] {
  const source = withoutMembers(withoutComments(text));
  return gameIds.flatMap((id) => [
    ...codes.get(id)!.filter((code) => new RegExp(`['"\`]${code}['"\`]`).test(source)),
    ...(!LISTS.includes(path) && source.includes(id) ? [id] : []),
  ]);
}

const below = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name}`)
    .filter((path) => /\.(ts|svelte|html)$/.test(path) && !gameIds.some((id) => path.split('/').includes(id)));

const SHARED_FILES = below('src');

test('there are shared files and words to look for', () => {
  expect(SHARED_FILES.length).toBeGreaterThan(150);
  for (const id of gameIds) expect(codes.get(id)!.length, id).toBeGreaterThan(0);
  expect([...codes.values()].flat().length).toBeGreaterThan(60);
});

test('a word of a game is found in code, and ignored in a comment', () => {
  const [id = ''] = gameIds;
  expect(known(`if (what === 'start-roll') return;`, 'src/web/lib/sentences.ts')).toEqual(['start-roll']);
  expect(known(`const game = '${id}';`, 'src/table/index.ts')).toEqual([id]);
  expect(known("if (kind === 'deal') return;", 'src/table/index.ts')).toEqual(['deal']);
  expect(known("readonly riding: Pick<Riding, 'deal' | 'hold'>;", 'src/table/index.ts')).toEqual([]);
  expect(known(`/** not 'start-roll' of ${id} */\nconst a = 1; // 'start-roll'`, 'src/table/index.ts')).toEqual([]);
});

test.each(SHARED_FILES)('%s knows no word of a game', (path) => {
  expect(known(readFileSync(join(root, path), 'utf8'), relative('', path))).toEqual([]);
});

describe.each(cataloguesOf('house'))('the shared %s.json', (name) => {
  test('has no text for a code of a game, and names none', () => {
    const texts = catalogue('house', 'en', name);
    const keys = bareKeys(texts).flatMap((key) => [key, key.replace(/^\w+\./, '')]);
    for (const id of gameIds) {
      expect(codes.get(id)!.filter((code) => code.includes('-') && keys.includes(code))).toEqual([]);
      const title = catalogue(id, 'en', 'card')['title']!;
      expect(Object.entries(texts).filter(([key, text]) => key.includes(id) || text.includes(title))).toEqual([]);
    }
  });
});

test.each(['en', 'de', 'cs'])('shared texts cite no section of a game’s rules and name no card: %s', (language) => {
  const texts = cataloguesOf('house', language).flatMap((name) => Object.entries(catalogue('house', language, name)));
  expect(texts.filter(([key, text]) => /\b[A-Z]{2} \d/.test(text) || /energ/i.test(key + text))).toEqual([]);
});

/** Shared catalogues that players of every game read. The others speak of boards and courses. */
const READ_IN_EVERY_GAME = cataloguesOf('house', 'en').filter((name) => !['cli', 'problems', 'server'].includes(name));

test.each([
  ['en', /\b(dice|die|roll(s|ed|ing)?)\b/i, /card/i, /\bboards?\b/i],
  ['de', /Würfel\w*|Würfe\b|Würfen\b|gewürfelt/, /Karte/, /Spielplan|\bPlan\b/],
  ['cs', /(?<!\p{L})(kost(ka|ky|ku|ek|kami|kách)|hody|hodů)(?!\p{L})/iu, /kart/i, /(?<!\p{L})plán(u|ů|em)?(?!\p{L})/iu],
] as const)(
  'shared texts name no dice without cards, and no board, because not every game has them: %s',
  (language, dice, cards, board) => {
    const texts = READ_IN_EVERY_GAME.flatMap((name) => Object.entries(catalogue('house', language, name)));
    expect(texts.filter(([, text]) => board.test(text) || (dice.test(text) && !cards.test(text)))).toEqual([]);
  },
);
