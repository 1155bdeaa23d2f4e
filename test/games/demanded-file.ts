import { existsSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../..');

/**
 * Reads a file that the checks demand of every game. A missing one is named in a sentence with what to write.
 * @param path absolute, or from the repository's root
 * @param content what the file must contain
 */
export function readDemandedFile(path: string, content: string): string {
  const file = resolve(ROOT, path);
  if (!existsSync(file))
    throw new Error(`Write ${relative(ROOT, file)}: every game needs it, with ${content} (docs/add-a-game.md, “What the tests demand”).`);
  return readFileSync(file, 'utf8');
}

/** The path of a game's file. */
export const gameFile = (game: string, file: string): string => join('src/games', game, file);
