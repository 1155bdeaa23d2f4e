/**
 * The rooms below the page as plain modules of Node, compiled from the sources that the tests are about. Vitest's own module runner reads every import through a getter at each
 * use, which makes rules ridden a thousand times take twice as long, and measured for coverage three times.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import process from 'node:process';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { transformWithOxc } from 'vite';

const root = fileURLToPath(new URL('../../', import.meta.url));
const SRC = join(root, 'src');
const COMPILED = join(root, 'dist/native');
const MANIFEST = join(COMPILED, 'manifest.json');
/** What is compiled otherwise when this file is changed is compiled anew. */
const MAKER = readFileSync(fileURLToPath(import.meta.url), 'utf8');

/** Components and what only a bundler knows are the page's alone; nothing below it imports it. */
const ROOMS = readdirSync(SRC).filter((room) => room !== 'web');
/** Figures that a source imports, beside it. @param {string} path */
const isData = (path) => path.endsWith('.json') && !path.endsWith('tsconfig.json');
export const COMPILED_FILES = /\/dist\/native\/.+\.js$/;

/** @param {string} file @returns {boolean} */
const isOfRooms = (file) => ROOMS.includes(relative(SRC, file).split('/')[0] ?? '') && file.endsWith('.ts');

/**
 * @param {string} file of the sources
 * @returns {string} what is loaded in its stead: the same where it is not compiled
 */
export const compiledOf = (file) => (isOfRooms(file) ? join(COMPILED, relative(SRC, file).replace(/\.ts$/, '.js')) : file);

/** @param {string} file @returns {string} the other way round */
export const sourceOf = (file) => (COMPILED_FILES.test(file) ? join(SRC, relative(COMPILED, file).replace(/\.js$/, '.ts')) : file);

/** @type {Promise<void> | undefined} */
let made;
/** Compiles what has changed since the last time, once in this process. */
export const compileRooms = () => (made ??= compile());

async function compile() {
  const before = manifest();
  /** @type {Record<string, string>} */
  const now = {};
  for (const room of ROOMS)
    for (const path of readdirSync(join(SRC, room), { recursive: true, encoding: 'utf8' })) {
      if (!path.endsWith('.ts') && !isData(path)) continue;
      const source = join(SRC, room, path);
      const code = readFileSync(source, 'utf8');
      const name = relative(SRC, source);
      now[name] = createHash('sha256').update(MAKER).update(code).digest('hex');
      if (now[name] === before[name]) continue;
      if (isData(path)) put(join(COMPILED, name), code);
      else await compileFile(source, code);
    }
  for (const name of Object.keys(before))
    if (now[name] === undefined) rmSync(join(COMPILED, name.replace(/\.ts$/, '.js')), { force: true });
  if (JSON.stringify(now) !== JSON.stringify(before)) put(MANIFEST, JSON.stringify(now));
}

/** @returns {Record<string, string>} */
function manifest() {
  try {
    return JSON.parse(readFileSync(MANIFEST, 'utf8'));
  } catch {
    return {};
  }
}

/**
 * @param {string} source
 * @param {string} text
 */
async function compileFile(source, text) {
  const target = compiledOf(source);
  const { code, map } = await transformWithOxc(text, source, {
    sourcemap: true,
    target: 'es2023',
    typescript: { onlyRemoveTypeImports: true, rewriteImportExtensions: 'rewrite' },
  });
  put(`${target}.map`, JSON.stringify({ ...map, file: undefined, sources: [pathToFileURL(source).href], sourcesContent: [text] }));
  // what asks where it lies is told where its source lies
  const placed = code.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(source).href));
  put(target, `${placed.replace(/\n\/\/# sourceMappingURL=.*\s*$/, '\n')}\n//# sourceMappingURL=${pathToFileURL(`${target}.map`).href}\n`);
}

/**
 * Whole or not at all, since two runs may go on side by side.
 * @param {string} file
 * @param {string} text
 */
function put(file, text) {
  mkdirSync(dirname(file), { recursive: true });
  const aside = `${file}.${String(process.pid)}`;
  writeFileSync(aside, text);
  renameSync(aside, file);
}

/** Whoever watches wants what he has just written: then Vitest runs the sources itself, and knows which tests they change. */
let watches = false;

/** Has the compiled rooms loaded by Node instead of their sources. @returns {import('vite').Plugin} */
export const nativeRooms = () => ({
  name: 'native-rooms',
  enforce: 'pre',
  buildStart: compileRooms,
  configureServer: compileRooms,
  configureVitest({ vitest }) {
    watches = vitest.config.watch;
  },
  resolveId(source, importer) {
    const isPath = source.startsWith('.') || source.startsWith(SRC);
    if (watches || importer === undefined || !isPath || !source.endsWith('.ts')) return undefined;
    const file = resolve(dirname(importer), source);
    return isOfRooms(file) ? compiledOf(file) : undefined;
  },
});
