/** Files in whole or not at all. */
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';

/**
 * What a file holds, as JSON; null where there is no such file or no JSON in it.
 * @param {string} file
 * @returns {any}
 */
export function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

/**
 * Whoever reads the file meets the old text or the new one, never a part of it.
 * @param {string} file
 * @param {string} text
 */
export function writeWhole(file, text) {
  mkdirSync(dirname(file), { recursive: true });
  const unfinished = `${file}.${String(process.pid)}.unfinished`;
  writeFileSync(unfinished, text);
  renameSync(unfinished, file);
}

/**
 * The files below a folder, as paths in it, folders divided by `/`, in order.
 * @param {string} folder
 * @returns {string[]}
 */
export function filesBelow(folder) {
  if (!statSync(folder, { throwIfNoEntry: false })) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => statSync(join(folder, path)).isFile())
    .map((path) => path.replaceAll('\\', '/'))
    .sort();
}

/**
 * One name for all that a folder holds.
 * @param {string} folder
 */
export function hashOfFolder(folder) {
  const hash = createHash('sha256');
  for (const path of filesBelow(folder)) {
    const bytes = readFileSync(join(folder, path));
    hash.update(`${path} ${String(bytes.length)}\n`).update(bytes);
  }
  return hash.digest('hex').slice(0, 12);
}
