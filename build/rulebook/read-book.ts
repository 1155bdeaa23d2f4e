import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { numberOf, type Page } from '../../src/web/rulebook/page.ts';
import { withNbsp } from './nbsp.ts';
import { parsePage } from './parse-page.ts';

/** The rulebook of a game in one language: a folder. */
export const folderOf = (content: string, game: string, language: string): string => join(content, game, 'rulebook', language);

/** Pages in reading order: by their section's number; those that tell no section by the number of their file. */
export function readBook(folder: string, language: string): Page[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.md'))
    .map((file) => {
      const path = join(folder, file);
      const page = parsePage(withNbsp(readFileSync(path, 'utf8'), language), path);
      return { page, place: Number(numberOf(page) || /^(\d+)-/.exec(file)?.[1]) };
    })
    .sort((a, b) => a.place - b.place)
    .map(({ page }) => page);
}
