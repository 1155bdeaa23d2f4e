/**
 * Compiles the layers below the page to modules that Node loads itself. Vitest's module runner reads every import through a getter at each use, which makes tests that
 * play a thousand races twice as slow, and three times as slow with coverage.
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
/** Part of each file's hash, so that a change of this file compiles all files again. */
const COMPILER = readFileSync(fileURLToPath(import.meta.url), 'utf8');

/** Without the page, whose components need a bundler. */
const LAYERS = readdirSync(SRC).filter((layer) => layer !== 'web');
/** JSON that a source imports. @param {string} path */
const isData = (path) => path.endsWith('.json') && !path.endsWith('tsconfig.json');
export const COMPILED_FILES = /\/dist\/native\/.+\.js$/;

/** @param {string} file @returns {boolean} */
const isCompiled = (file) => LAYERS.includes(relative(SRC, file).split('/')[0] ?? '') && file.endsWith('.ts');

/**
 * @param {string} file a source
 * @returns {string} the file that is loaded in its place, which is the source itself where it is not compiled
 */
export const compiledOf = (file) => (isCompiled(file) ? join(COMPILED, relative(SRC, file).replace(/\.ts$/, '.js')) : file);

/** The inverse of `compiledOf`. @param {string} file @returns {string} */
export const sourceOf = (file) => (COMPILED_FILES.test(file) ? join(SRC, relative(COMPILED, file).replace(/\.js$/, '.ts')) : file);

/** @type {Promise<void> | undefined} */
let compilation;
/** Compiles the files that have changed since the last time, once in each process. */
export const compileLayers = () => (compilation ??= compile());

async function compile() {
  const before = manifest();
  /** @type {Record<string, string>} */
  const now = {};
  for (const layer of LAYERS)
    for (const path of readdirSync(join(SRC, layer), { recursive: true, encoding: 'utf8' })) {
      if (!path.endsWith('.ts') && !isData(path)) continue;
      const source = join(SRC, layer, path);
      const code = readFileSync(source, 'utf8');
      const name = relative(SRC, source);
      now[name] = createHash('sha256').update(COMPILER).update(code).digest('hex');
      if (now[name] === before[name]) continue;
      if (isData(path)) writeWhole(join(COMPILED, name), code);
      else await compileFile(source, code);
    }
  for (const name of Object.keys(before))
    if (now[name] === undefined) rmSync(join(COMPILED, name.replace(/\.ts$/, '.js')), { force: true });
  if (JSON.stringify(now) !== JSON.stringify(before)) writeWhole(MANIFEST, JSON.stringify(now));
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
  writeWhole(`${target}.map`, JSON.stringify({ ...map, file: undefined, sources: [pathToFileURL(source).href], sourcesContent: [text] }));
  // import.meta.url names the source, not the compiled file
  const placed = code.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(source).href));
  writeWhole(
    target,
    `${placed.replace(/\n\/\/# sourceMappingURL=.*\s*$/, '\n')}\n//# sourceMappingURL=${pathToFileURL(`${target}.map`).href}\n`,
  );
}

/**
 * Writes a file in one step, because another run may read it meanwhile.
 * @param {string} file
 * @param {string} text
 */
function writeWhole(file, text) {
  mkdirSync(dirname(file), { recursive: true });
  const unfinished = `${file}.${String(process.pid)}`;
  writeFileSync(unfinished, text);
  renameSync(unfinished, file);
}

/** In watch mode Vitest runs the sources itself, so that it knows which tests a change concerns. */
let isWatching = false;

/** Loads the compiled files in place of their sources. @returns {import('vite').Plugin} */
export const nativeModules = () => ({
  name: 'native-modules',
  enforce: 'pre',
  buildStart: compileLayers,
  configureServer: compileLayers,
  configureVitest({ vitest }) {
    isWatching = vitest.config.watch;
  },
  resolveId(source, importer) {
    const isPath = source.startsWith('.') || source.startsWith(SRC);
    if (isWatching || importer === undefined || !isPath || !source.endsWith('.ts')) return undefined;
    const file = resolve(dirname(importer), source);
    return isCompiled(file) ? compiledOf(file) : undefined;
  },
});
