/**
 * Puts a finished build in the place of the old one, file by file by renames. A server or a command that runs meanwhile reads whole
 * files that fit each other, and finds the old ones for a while.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const HOUR_MS = 3_600_000;
/** A command that runs may still load a part of itself: a worker, a game. */
const KEEP_CODE_MS = HOUR_MS;
/** An open page may still load a part of itself: a screen, a language. */
const KEEP_PAGE_MS = 7 * 24 * HOUR_MS;

/**
 * Moves a build of programs to `dist/code-HASH`, and writes small files with fixed names that import it.
 * @param {string} built the folder of the build; it is moved away
 * @param {string} dist
 * @param {Readonly<Record<string, string>>} programs for each fixed name, as a path in `dist`, the file of the build
 */
export function publishCode(built, dist, programs) {
  const folder = `code-${hashOf(built)}`;
  mkdirSync(dist, { recursive: true });
  // a build with the same content may be in use
  if (!existsSync(join(dist, folder))) renameSync(built, join(dist, folder));
  const now = Date.now();
  for (const name of readdirSync(dist).filter((entry) => /^code-[0-9a-f]+$/.test(entry) && entry !== folder)) {
    const path = join(dist, name);
    // the newest of the old folders was in use until now; its time says since when it is not
    if (isNamedBy(dist, programs, name)) utimesSync(path, now / 1000, now / 1000);
    else if (statSync(path).mtimeMs < now - KEEP_CODE_MS) rmSync(path, { recursive: true, force: true });
  }
  for (const [name, file] of Object.entries(programs)) {
    const up = '../'.repeat(name.split('/').length - 1) || './';
    replaceFile(join(dist, name), `import '${up}${folder}/${file}';\n`);
  }
}

/** @param {string} dist @param {Readonly<Record<string, string>>} programs @param {string} folder */
const isNamedBy = (dist, programs, folder) =>
  Object.keys(programs).some((name) => existsSync(join(dist, name)) && readFileSync(join(dist, name), 'utf8').includes(`/${folder}/`));

/**
 * Moves a build of the page into the folder that is served: files named by their content first, then the page that loads them, and last its offline
 * worker, which loads everything. Files of earlier builds stay for a week after their last use.
 * @param {string} built the folder of the build; its files are moved away
 * @param {string} web the folder that is served
 * @param {string} manifest where the manifest of the build goes, which is for tools and not served
 * @param {number} now in milliseconds
 */
export function publishPage(built, web, manifest, now = Date.now()) {
  const madeFor = join(built, '.vite/manifest.json');
  if (existsSync(madeFor)) renameSync(madeFor, manifest);
  const files = filesBelow(built).filter((path) => !path.startsWith('.'));
  const old = filesBelow(web).filter((path) => !files.includes(path));
  const list = `${manifest}.files`;
  const lastFiles = existsSync(list) ? readFileSync(list, 'utf8').split('\n') : [];
  for (const path of files.sort((a, b) => rank(a) - rank(b))) {
    mkdirSync(dirname(join(web, path)), { recursive: true });
    renameSync(join(built, path), join(web, path));
  }
  replaceFile(list, files.join('\n'));
  for (const path of old) {
    const file = join(web, path);
    if (lastFiles.includes(path) && path.startsWith('assets/')) utimesSync(file, now / 1000, now / 1000);
    else if (!path.startsWith('assets/') || statSync(file).mtimeMs < now - KEEP_PAGE_MS) rmSync(file);
  }
}

/** @param {string} path */
function rank(path) {
  const name = path.replace(/\.(br|gz)$/, '');
  return name.startsWith('assets/') ? 0 : name === 'sw.js' ? 3 : name === 'index.html' ? 2 : 1;
}

/**
 * The files below a folder, as paths in it with `/`, in order.
 * @param {string} folder
 * @returns {string[]}
 */
export function filesBelow(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => statSync(join(folder, path)).isFile())
    .map((path) => path.replaceAll('\\', '/'))
    .sort();
}

/** @param {string} folder */
function hashOf(folder) {
  const hash = createHash('sha256');
  for (const path of filesBelow(folder)) hash.update(`${path}\n`).update(readFileSync(join(folder, path)));
  return hash.digest('hex').slice(0, 12);
}

/**
 * Replaces a file in one step: a reader gets the old text or the new one.
 * @param {string} file
 * @param {string} text
 */
function replaceFile(file, text) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.unfinished`, text);
  renameSync(`${file}.unfinished`, file);
}
