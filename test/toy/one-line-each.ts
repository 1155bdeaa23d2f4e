import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Adds the toy game as a third game by one line in each list of games and no other change. */

const ROOT = join(import.meta.dirname, '../..');

export interface ListLine {
  /** The file with the list. */
  readonly list: string;
  /** The line a game adds; `GAME` is its folder. */
  readonly line: string;
}

const GUIDE = readFileSync(join(ROOT, 'docs/add-a-game.md'), 'utf8');

/** The lines below a heading of `docs/add-a-game.md`: `// FILE`, with or without a remark, and the line for that file. */
const linesBelow = (heading: string): readonly ListLine[] => {
  const [, section = ''] = new RegExp(`^## ${heading}$([^]*?)^## `, 'm').exec(GUIDE) ?? [];
  return [...section.matchAll(/^\/\/ (src\/[^\s:]+).*\n(.+)$/gm)].map(([, list, line]) => ({ list: list!, line: line! }));
};

/** The lines that every game needs. */
export const listLines: readonly ListLine[] = linesBelow('One line in each list');
/** The lines of optional parts. */
export const furtherLines: readonly ListLine[] = linesBelow('Optional parts');

/** The location of the toy game's folders, which are not beside the others. */
const folders: Readonly<Record<string, string>> = {
  'src/games/index.ts': join(ROOT, 'test/kit/toy-game.ts'),
  'src/bots/index.ts': join(ROOT, 'test/toy/bots/index.ts'),
  'src/web/games.ts': join(ROOT, 'test/toy/web/on-screen.ts'),
};

/** The line for the toy game: its id, its export, and its folder. */
const toyLine = ({ list, line }: ListLine): string =>
  line
    .replace(/'\.\/GAME\/[^']+'/, `'${folders[list]}'`)
    .replace(/\)\)\.GAME/, ')).toyGame')
    .replaceAll('GAME', 'toy');

/** A line of a list, for any bots. */
const sameShape = (line: string): string => line.trim().replace(/names: \[[^\]]*\](, adviser: '\w+')?/, 'names: []');

/** A list with the toy game's line after the last game's. */
export function withToy(listed: ListLine, code: string): string {
  const lines = code.split('\n');
  const last = lines.findIndex((line) => sameShape(line) === sameShape(listed.line.replaceAll('GAME', 'ausreisser')));
  if (last < 0) throw new Error(`${listed.list} lists no game`);
  return lines.toSpliced(last + 1, 0, toyLine(listed)).join('\n');
}

/** Builds the page with these lines in its lists. */
export const withToyGame = (): Plugin => ({
  name: 'toy-game',
  enforce: 'pre',
  transform(code, id) {
    const listed = listLines.find(({ list }) => id.split('?')[0] === join(ROOT, list));
    return listed && withToy(listed, code);
  },
});
