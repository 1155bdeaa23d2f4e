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
/** The file with the words of a part of the page (`build/chunks.mjs`). */
const wordsOf = (/** @type {string} */ part) => fileNamed(`${part}-${LANGUAGE}`);
/** @returns the one script of this name, which the bundler follows with a hash */
function fileNamed(/** @type {string} */ name) {
  const found = Object.keys(manifest).filter(
    (key) => key.startsWith(`_${name}-`) && key.length === `_${name}-.js`.length + 8 && key.endsWith('.js'),
  );
  if (found.length !== 1) throw new Error(`the page has ${found.length} scripts ${name}`);
  return found[0];
}

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

const firstPage = ['index.html', wordsOf('home')];
const games = Object.keys(manifest).flatMap((key) => /^(\w+)\/setup\/seeded-race\.ts$/.exec(key)?.[1] ?? []);

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
    path: filesOf([...firstPage, ...[fileNamed(`${game}-race`), wordsOf('race'), wordsOf(game)]]),
    limit: '246 kB',
    gzip: true,
  })),
];
