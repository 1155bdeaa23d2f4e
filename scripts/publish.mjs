/**
 * From a finished build aside to where it is used, file by file by renames: whoever runs or serves the old one meanwhile meets whole files that fit
 * each other, and keeps them for a while.
 */
import { existsSync, mkdirSync, readdirSync, renameSync, rmdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { filesBelow, hashOfFolder, readJson, writeWhole } from './files.mjs';

const HOUR = 3_600_000;
/** A command that runs may still fetch a part of itself: a worker, a game. */
const KEEP_CODE = HOUR;
/** A page that lies open may still fetch a part of itself: a screen, a language. */
const KEEP_PAGE = 7 * 24 * HOUR;

/**
 * Publishes programs: the build gets a folder of its own, named by what it holds, and small files under fixed names lead to it.
 * @param {string} built the build; it is moved away
 * @param {string} dist where `code-HASH` comes to lie
 * @param {Readonly<Record<string, string>>} programs a fixed name, as a path in `dist`, to a program's file in the build
 */
export function publishCode(built, dist, programs) {
  const home = `code-${hashOfFolder(built)}`;
  mkdirSync(dist, { recursive: true });
  try {
    renameSync(built, join(dist, home));
  } catch (error) {
    // the same was built before
    if (!existsSync(join(dist, home))) throw error;
  }
  for (const [name, file] of Object.entries(programs)) {
    const up = '../'.repeat(name.split('/').length - 1) || './';
    writeWhole(join(dist, name), `import '${up}${home}/${file}';\n`);
  }
  const now = Date.now();
  const last = join(dist, '.code-last.json');
  const before = readJson(last);
  if (before !== home) {
    touch(join(dist, home), now);
    // the time of a folder is the time it was last in use
    if (typeof before === 'string') touch(join(dist, before), now);
    writeWhole(last, JSON.stringify(home));
  }
  for (const name of readdirSync(dist))
    if (/^code-[0-9a-f]+$/.test(name) && name !== home && statSync(join(dist, name)).mtimeMs < now - KEEP_CODE)
      rmSync(join(dist, name), { recursive: true, force: true });
}

/**
 * Publishes the page into the folder that is served. What is named by its content comes first, the page that asks for it later, and its offline worker,
 * which asks for everything, last. Parts of earlier builds stay for a week.
 * @param {string} built the build; its files are moved away
 * @param {string} web the folder that is served
 * @param {string} manifest where the build's manifest goes: it is for tools, and not served
 * @param {number} now in milliseconds
 */
export function publishPage(built, web, manifest, now = Date.now()) {
  const list = join(dirname(web), `.${basename(web)}-files.json`);
  /** @type {readonly string[]} */
  const before = readJson(list) ?? [];
  const madeFor = join(built, '.vite/manifest.json');
  const files = filesBelow(built).filter((path) => !path.startsWith('.'));
  const current = new Set(files);
  for (const path of [...files].sort((a, b) => rank(a) - rank(b))) {
    mkdirSync(dirname(join(web, path)), { recursive: true });
    renameSync(join(built, path), join(web, path));
    // a twin of the old file would be sent in place of the new one
    for (const ending of TWINS) if (!current.has(path + ending)) rmSync(join(web, path + ending), { force: true });
  }
  writeWhole(list, JSON.stringify(files));
  if (existsSync(madeFor)) renameSync(madeFor, manifest);
  for (const path of before) if (!current.has(path)) touch(join(web, path), now);
  for (const path of filesBelow(web)) {
    if (current.has(path)) continue;
    if (path.startsWith('.') || statSync(join(web, path)).mtimeMs < now - KEEP_PAGE) rmSync(join(web, path), { force: true });
  }
  removeEmpty(web);
}

/** What `compressPage` makes. */
const TWINS = ['.br', '.gz'];

/** @param {string} path */
function rank(path) {
  const name = path.replace(/\.(br|gz)$/, '');
  return name.startsWith('assets/') ? 0 : name === 'sw.js' ? 3 : name === 'index.html' ? 2 : 1;
}

/**
 * @param {string} path
 * @param {number} time in milliseconds
 */
function touch(path, time) {
  if (existsSync(path)) utimesSync(path, time / 1000, time / 1000);
}

/** @param {string} folder */
function removeEmpty(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (!entry.isDirectory()) continue;
    const path = join(folder, entry.name);
    removeEmpty(path);
    if (readdirSync(path).length === 0) rmdirSync(path);
  }
}
