/** Whether a build is as new as its sources. Names, sizes and times of the files answer quickly; where they differ, contents decide: a copy or a checkout has new times and needs no new build. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { readJson, writeWhole } from './files.mjs';

/** @typedef {{ times: string, contents: string }} Stamp */

/**
 * To be taken before a build, so that what changes during it counts as newer.
 * @param {string} folder
 * @param {readonly string[]} sources files and folders in it; one that is not there counts as empty
 * @returns {Stamp}
 */
export const stampOf = (folder, sources) => ({ times: times(folder, sources), contents: contents(folder, sources) });

/**
 * @param {string} file where the stamp of the last build is kept; its times are renewed where only they differ
 * @param {string} folder
 * @param {readonly string[]} sources
 */
export function isFresh(file, folder, sources) {
  /** @type {Stamp | null} */
  const kept = readJson(file);
  if (kept === null) return false;
  if (kept.times === times(folder, sources)) return true;
  const now = stampOf(folder, sources);
  if (kept.contents !== now.contents) return false;
  try {
    writeWhole(file, JSON.stringify(now));
  } catch {
    // a folder that nobody may write to: the contents are compared again next time
  }
  return true;
}

/**
 * @param {string} folder
 * @param {readonly string[]} sources
 */
function times(folder, sources) {
  const hash = createHash('sha256');
  for (const path of filesOf(folder, sources)) {
    const { size, mtimeMs } = statSync(join(folder, path));
    hash.update(`${path} ${String(size)} ${String(mtimeMs)}\n`);
  }
  return hash.digest('hex');
}

/**
 * @param {string} folder
 * @param {readonly string[]} sources
 */
function contents(folder, sources) {
  const hash = createHash('sha256');
  for (const path of filesOf(folder, sources)) {
    const bytes = readFileSync(join(folder, path));
    hash.update(`${path} ${String(bytes.length)}\n`).update(bytes);
  }
  return hash.digest('hex');
}

/**
 * @param {string} folder
 * @param {readonly string[]} sources
 * @returns {string[]}
 */
function filesOf(folder, sources) {
  return sources.flatMap((path) => {
    const stat = statSync(join(folder, path), { throwIfNoEntry: false });
    if (!stat) return [];
    if (!stat.isDirectory()) return [path];
    const inside = readdirSync(join(folder, path)).sort();
    return filesOf(
      folder,
      inside.map((name) => `${path}/${name}`),
    );
  });
}
