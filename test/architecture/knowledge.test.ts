import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { gamesKnown, knowledgeIn } from './knowledge.ts';

/**
 * Code of the page outside a game's folder uses no name, section, event, decision or page of a game. It gets them from what the game exports
 * (`src/web/game-on-screen.ts`, `src/web/frame/*`).
 */

const ROOT = join(import.meta.dirname, '../..');
const WEB = join(ROOT, 'src/web');
const games = gamesKnown(ROOT);

/** The list of games, and nothing else. */
const LISTS = ['games.ts'];

/** The folders and files of every game, and the folders of optional parts. */
const FOLDERS = ['ask', 'draw', 'learn', 'log', 'result', 'setup'];
const OPTIONAL_FOLDERS = ['companion', 'position', 'print', 'workshop'];
const PLUGS = ['Race.svelte', 'index.ts', 'on-screen.ts', 'race-screen-model.svelte.ts', 'race-session.ts', 'race.ts', 'titles.ts'];

const files = readdirSync(WEB, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => /\.(ts|js|svelte|css|html)$/.test(path) && !LISTS.includes(path) && !games.some(({ id }) => path.startsWith(`${id}/`)));

test.each(files)('%s knows no game', (path) => {
  expect(knowledgeIn(readFileSync(join(WEB, path), 'utf8'), games)).toEqual([]);
});

test.each(games)('$id has the same folders as every other game, and its files lie in them', ({ id }) => {
  const entries = readdirSync(join(WEB, id), { withFileTypes: true });
  expect(
    entries
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name)
      .filter((name) => !OPTIONAL_FOLDERS.includes(name))
      .sort(),
  ).toEqual(FOLDERS);
  const files = entries.filter((entry) => entry.isFile()).map(({ name }) => name);
  expect(files).toEqual(expect.arrayContaining(PLUGS));
});

describe('the check itself', () => {
  test('there are names of games to look for', () => {
    expect(games.map(({ id }) => id).sort()).toEqual(
      readdirSync(join(ROOT, 'src/web'))
        .filter((name) => games.some(({ id }) => id === name))
        .sort(),
    );
    for (const { events, pages, sections } of games) {
      expect(events.length).toBeGreaterThan(0);
      expect(pages.length).toBeGreaterThan(0);
      expect(sections).toMatch(/^[A-Z]{2}$/);
    }
  });

  test.each([
    ["if (type === 'start-rolled') play('dice');", 'start-rolled'],
    ["<a href={addressOf('scenarios')}>", 'scenarios'],
    ['<Section section="UR 5.4" />', 'UR 5'],
    ["withWords(screen, 'ausreisser/screen')", 'ausreisser'],
    ['.shell.reifenbreite {', 'reifenbreite'],
  ])('%s is found', (code, known) => {
    expect(knowledgeIn(code, games)).toContain(known);
  });

  test('a comment may name a game', () => {
    expect(knowledgeIn("/** `UR 5.4` */ // 'rolled'\n<!-- reifenbreite -->", games)).toEqual([]);
  });
});
