import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createRandom } from '../../src/kit/index.ts';
import { loadBots } from '../../src/bots/index.ts';
import { createContent } from '../../src/cli/files.ts';
import { loadGame } from '../../src/games/index.ts';
import {
  recheckedBound,
  loadPuzzleSide,
  openPuzzle,
  puzzledIds,
  readBook,
  readPage,
  tellsApart,
  type MiningDeps,
  type Puzzle,
} from '../../src/puzzles/index.ts';
import { fits, root } from '../cli/call.ts';

/** The shipped puzzles. Each can be solved, none by Medium, and their figures are right. */

const content = createContent();
const textOf = (game: string, file: string): string => readFileSync(join(root, `content/${game}/puzzles/${file}.json`), 'utf8');

async function mineOf(id: string): Promise<MiningDeps> {
  const [game, side, byName] = await Promise.all([loadGame(id), loadPuzzleSide(id), loadBots(id)]);
  return { game: game!, side: side!, bot: (name) => byName(name)!, content };
}

function puzzlesOf(id: string): readonly (Puzzle & { readonly difficulty: number })[] {
  const book = readBook(JSON.parse(textOf(id, 'book')));
  const themes = Object.entries(book.themes).flatMap(([theme, counts]) => (counts.some((n) => n > 0) ? [theme] : []));
  return themes.flatMap((theme) => {
    const page = readPage(JSON.parse(textOf(id, theme)));
    return page.puzzles.map((puzzle) => ({ ...puzzle, theme, setup: page.setups[puzzle.setup]! }));
  });
}

describe.each(puzzledIds)('the puzzles of %s', (id) => {
  test('match their schema, have the right counts, and are small', () => {
    const files = readdirSync(join(root, `content/${id}/puzzles`)).map((name) => name.replace('.json', ''));
    const sizes = files.map((file) => textOf(id, file).length);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(300_000);
    for (const file of files) expect(fits('puzzles', JSON.parse(textOf(id, file))), file).toEqual([]);
    const book = readBook(JSON.parse(textOf(id, 'book')));
    const all = puzzlesOf(id);
    for (const [theme, counts] of Object.entries(book.themes))
      expect(counts, theme).toEqual([1, 2, 3].map((n) => all.filter((puzzle) => puzzle.theme === theme && puzzle.difficulty === n).length));
    expect(new Set(all.map((puzzle) => puzzle.id)).size).toBe(all.length);
    expect(all.length).toBeGreaterThan(50);
  });

  test('can be solved: the position is legal, the best option is among its choices, and no other is as good', async () => {
    const { game, side } = await mineOf(id);
    for (const puzzle of puzzlesOf(id)) {
      const open = openPuzzle(game, content, puzzle);
      expect(open, puzzle.id).not.toBeNull();
      const { seen, choices, best, medium } = open!;
      expect(puzzle.less[best], puzzle.id).toBe(0);
      expect(Math.max(...puzzle.less), puzzle.id).toBe(0);
      expect(puzzle.less[medium], puzzle.id).toBeLessThan(0);
      expect(puzzle.bound, puzzle.id).toBeGreaterThanOrEqual(side.effort.least);
      expect(side.theme(seen, choices[best], choices[medium]), puzzle.id).toBe(puzzle.theme);
    }
  });

  test('Medium finds none of them, and the reason for the best option does not fit the choice of Medium', async () => {
    const { game, bot } = await mineOf(id);
    const medium = bot('medium');
    for (const puzzle of puzzlesOf(id)) {
      const { seen, choices, best } = openPuzzle(game, content, puzzle)!;
      for (const luck of [1, 2])
        expect(game.actions.format(seen, medium.choose(game.copy(seen), choices, createRandom(luck))), puzzle.id).not.toBe(puzzle.best);
      expect(medium.explain!(seen, choices, choices[best]), puzzle.id).toMatchObject(puzzle.reason);
      expect(tellsApart(game, content, medium, puzzle), puzzle.id).toBe(true);
    }
  });

  test('the best option is better with other dice and cards, too', async () => {
    const mine = await mineOf(id);
    const random = createRandom('again');
    const few = puzzlesOf(id).filter(({ less }) => less.length <= 6);
    // a sample of those that are quick to weigh
    for (let n = 0; n < 4; n++) {
      const puzzle = few[random.below(few.length)]!;
      expect(recheckedBound(mine, puzzle, random.word(), 480), puzzle.id).toBeGreaterThan(0);
    }
  });
});

test('a puzzle of another set-up, another position or other options is not opened', async () => {
  const { game } = await mineOf(puzzledIds[0]!);
  const [puzzle] = puzzlesOf(puzzledIds[0]!);
  expect(openPuzzle(game, content, { ...puzzle!, state: puzzle!.state.slice(4) })).toBeNull();
  expect(openPuzzle(game, content, { ...puzzle!, setup: {} })).toBeNull();
  expect(openPuzzle(game, content, { ...puzzle!, less: [0] })).toBeNull();
  expect(openPuzzle(game, content, { ...puzzle!, best: 'roll 1,1' })).toBeNull();
});
