import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { furtherLines, listLines, withToy } from '../toy/one-line-each.ts';

/** The guide to a third game quotes lists and lines of the code. `test/browser/third-game.test.ts` plays the toy game added by its first table. */

const ROOT = join(import.meta.dirname, '../..');
const read = (list: string): string => readFileSync(join(ROOT, list), 'utf8');
/** A list of bots names its own, and who of them advises. */
const anyBots = (text: string): string => text.replaceAll(/names: \[[^\]]*\](, adviser: '\w+')?/g, "names: ['easy']");

test('the guide has a line for each list that every game needs, and each list accepts it', () => {
  expect(listLines.map(({ list }) => list)).toEqual(['src/games/index.ts', 'src/bots/index.ts', 'src/web/games.ts']);
  for (const listed of listLines) {
    const before = read(listed.list);
    const after = withToy(listed, before);
    expect(after.split('\n')).toHaveLength(before.split('\n').length + 1);
  }
});

test('the lines of the guide are those of both games', () => {
  expect(new Set(furtherLines.map(({ list }) => list))).toEqual(
    new Set(['src/games/scenario-adapters.ts', 'src/analysis/index.ts', 'src/puzzles/sides.ts', 'src/cli/sides.ts']),
  );
  for (const { list, line } of [...listLines, ...furtherLines])
    for (const game of ['reifenbreite', 'ausreisser'])
      expect(
        anyBots(read(list))
          .split('\n')
          .map((each) => each.trim()),
        list,
      ).toContain(line.replaceAll('GAME', game).trim());
});
