import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { numberOf, type Page } from '../../src/web/rulebook/page.ts';
import { withNbsp } from './nbsp.ts';
import { parsePage } from './parse-page.ts';

/** The rulebook of a game in one language: a folder. */
export const folderOf = (content: string, game: string, language: string): string => join(content, game, 'rulebook', language);

/** `08-9-advanced.md` stands between 8.2 and 9. */
function placeOf(file: string): string {
  const [, whole = '', part = '0'] = /^(\d+)(?:-(\d+))?-/.exec(file) ?? [];
  return `${whole}.${part}`;
}

/** Pages in reading order: by their section's number; those that tell no section by the number of their file. */
export function readBook(folder: string, language: string): Page[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.md'))
    .map((file) => {
      const path = join(folder, file);
      const page = parsePage(withNbsp(readFileSync(path, 'utf8'), language), path);
      return { page, place: Number(numberOf(page) || placeOf(file)) };
    })
    .sort((a, b) => a.place - b.place)
    .map(({ page }) => page);
}
