/** Limits for the script that a visitor loads, gzipped (`npm run size`). The page's manifest tells which files a screen needs. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';

const folder = process.env['WINDSCHATTEN_WEB'] ?? join(import.meta.dirname, 'dist/web');
/** @type {Record<string, { file: string, imports?: string[] } | undefined>} */
const manifest = JSON.parse(readFileSync(manifestOf(folder), 'utf8'));

/** The manifest is beside a published page, and inside one that `npx vite build` made. */
function manifestOf(/** @type {string} */ web) {
  const inside = join(web, '.vite/manifest.json');
  return existsSync(inside) ? inside : `${web}-manifest.json`;
}

/** The longest of the languages. */
const LANGUAGE = 'cs';
const wordsOf = (/** @type {string} */ owner, /** @type {RegExp} */ names) =>
  Object.keys(manifest).filter((key) => new RegExp(`content/(${owner})/words/${LANGUAGE}/(${names.source})\\.json$`).test(key));

/** All files that these sources need at once, each once. */
function filesOf(/** @type {string[]} */ sources) {
  const files = new Set();
  const visit = (/** @type {string} */ source) => {
    const chunk = manifest[source];
    if (chunk === undefined) throw new Error(`the page's manifest knows no ${source}`);
    if (!chunk.file.endsWith('.js') || files.has(join(folder, chunk.file))) return;
    files.add(join(folder, chunk.file));
    chunk.imports?.forEach(visit);
  };
  sources.forEach(visit);
  return [...files];
}

const firstPage = [
  'index.html',
  ...Object.keys(manifest).filter((key) => /^\w+\/setup\/Card\.svelte$/.test(key)),
  `lib/catalogues/${LANGUAGE}.ts`,
  ...wordsOf('\\w+', /card/),
];
const games = Object.keys(manifest).flatMap((key) => /^(\w+)\/Race\.svelte$/.exec(key)?.[1] ?? []);

export default [
  { name: 'the first page, with the words of one language', path: filesOf(firstPage), limit: '85 kB', gzip: true },
  {
    name: 'searching the rules',
    path: filesOf(['rulebook/search.ts']),
    limit: '10 kB',
    gzip: true,
  },
  ...games.map((game) => ({
    name: `from the first page into a race of ${game}, with its words in one language`,
    // the catalogues that the race's screen asks for (`withWords`)
    path: filesOf([
      ...firstPage,
      ...[`${game}/index.ts`, `${game}/Race.svelte`],
      ...wordsOf('house', /around|refusals/),
      ...wordsOf(game, /card|race|screen/),
    ]),
    limit: '243 kB',
    gzip: true,
  })),
];
