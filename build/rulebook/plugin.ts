import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { LANGUAGES } from '../../src/words/index.ts';
import { folderOf, readBook } from './read-book.ts';

const ROOT = 'virtual:rulebook/';

/**
 * The rulebooks as modules of the page: `virtual:rulebook/GAME` fetches the pages of a game's book in each language, `virtual:rulebook/GAME/LANGUAGE` holds them, a chunk of
 * its own. Markdown is read here, when the page is built: the page gets data and no parser.
 *
 * @param content the folder `content`
 */
export function rulebook(content: string): Plugin {
  return {
    name: 'windschatten-rulebook',
    resolveId: (id) => (id.startsWith(ROOT) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${ROOT}`)) return undefined;
      const [game = '', language] = id.slice(ROOT.length + 1).split('/');
      if (language === undefined) {
        const loaders = LANGUAGES.map((tag) => `${tag}: () => import('${ROOT}${game}/${tag}')`);
        return `export const bookPages = { ${loaders.join(', ')} };`;
      }
      const folder = folderOf(content, game, language);
      for (const file of readdirSync(folder)) this.addWatchFile(join(folder, file));
      return `export const pages = ${JSON.stringify(readBook(folder, language))};`;
    },
  };
}
