import { Buffer, isUtf8 } from 'node:buffer';
import { randomUUID } from 'node:crypto';
import {
  closeSync,
  existsSync,
  linkSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { MAX_RECORD_LENGTH, MAX_SETUP_LENGTH, type Content } from '../kit/index.ts';
import { EXIT, Failure } from './failure.ts';

/** The package, from `src/cli` as from `dist/cli`. */
export const root = fileURLToPath(new URL('../../', import.meta.url));

/** The texts below `content/`. A name that is no file there (or leads out of it) is simply not there. */
export function createContent(): Content {
  const inside = (path: string): string | undefined => (/^[\w.-]+(\/[\w.-]+)*$/.test(path) && !path.includes('..') ? path : undefined);
  return {
    read(path) {
      const known = inside(path);
      if (known === undefined) return undefined;
      try {
        return readFileSync(`${root}content/${known}`, 'utf8');
      } catch {
        return undefined;
      }
    },
    list(folder) {
      if (inside(folder) === undefined) return [];
      try {
        const entries = readdirSync(`${root}content/${folder}`, { withFileTypes: true });
        return entries
          .filter((entry) => entry.isFile())
          .map(({ name }) => `${folder}/${name}`)
          .sort();
      } catch {
        return [];
      }
    },
  };
}

/** Beyond what any of our texts may be, the longest a record: all but its set-up is ASCII. A device that never ends is read no farther. */
const MAX_BYTES = MAX_RECORD_LENGTH + 4 * MAX_SETUP_LENGTH;

/** A file named on the command line. Bytes that are no text in UTF-8 are told, never replaced. */
export function readText(file: string): string {
  const bytes = readBytes(file);
  if (bytes.length > MAX_BYTES) throw new Failure(EXIT.wrong, file, { code: 'file-too-big', facts: { most: MAX_BYTES } });
  const text = bytes.toString('utf8');
  if (isUtf8(bytes)) return text;
  const before = text.slice(0, text.indexOf('\uFFFD')).split('\n');
  throw new Failure(EXIT.wrong, file, { code: 'file-not-utf8', line: before.length, column: before.at(-1)!.length + 1 });
}

/** All bytes, or a few more than `MAX_BYTES`. */
function readBytes(file: string): Buffer {
  try {
    const from = openSync(file, 'r');
    try {
      const parts: Buffer[] = [];
      for (let size = 0; size <= MAX_BYTES;) {
        const part = Buffer.alloc(1_000_000);
        const read = readSync(from, part);
        if (read === 0) break;
        size += read;
        parts.push(part.subarray(0, read));
      }
      return Buffer.concat(parts);
    } finally {
      closeSync(from);
    }
  } catch (error) {
    throw new Failure(EXIT.usage, file, { code: 'file-unreadable', facts: { reason: reasonOf(error) } });
  }
}

/** Makes a folder and those above it. Step by step: Node's own way never comes back from `/proc`. */
export function makeFolder(folder: string): void {
  const path = resolve(folder);
  const above = dirname(path);
  if (!existsSync(above) && above !== path) makeFolder(above);
  try {
    mkdirSync(path);
  } catch (error) {
    const reason = reasonOf(error);
    // there already: a folder is as wanted, anything else says so when it is listed
    if (reason !== 'EEXIST' || !isFolder(path)) throw new Failure(EXIT.usage, folder, { code: 'file-unwritable', facts: { reason } });
  }
}

function isFolder(path: string): boolean {
  try {
    readdirSync(path);
    return true;
  } catch {
    return false;
  }
}

/** Names of all that is in a folder. */
export function filesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch (error) {
    throw new Failure(EXIT.usage, folder, { code: 'file-unreadable', facts: { reason: reasonOf(error) } });
  }
}

/** The files of a folder with this ending, in order. A path that is no folder is returned as it is; reading it reports an error. */
export const filesAt = (at: string, ending: string): readonly string[] =>
  isFolder(at)
    ? filesIn(at)
        .filter((name) => name.endsWith(ending))
        .sort()
        .map((name) => join(at, name))
    : [at];

/**
 * Writes a file in whole or not at all: what stands there stays until the new text is complete.
 * @param there what becomes of a file of this name: a Failure that leaves it as it is, or this text instead of it
 */
export function writeText(file: string, text: string, there: 'kept' | 'replaced'): void {
  const unfinished = `${file}.${randomUUID().slice(0, 8)}.unfinished`;
  try {
    writeFileSync(unfinished, text, { flag: 'wx' });
    if (there === 'replaced') renameSync(unfinished, file);
    else nameNew(unfinished, file);
  } catch (error) {
    const reason = reasonOf(error);
    throw new Failure(EXIT.usage, file, reason === 'EEXIST' ? { code: 'file-there' } : { code: 'file-unwritable', facts: { reason } });
  } finally {
    rmSync(unfinished, { force: true });
  }
}

/** Adds a second name to a file, which fails where the name is taken. On file systems without hard links it checks the name and then renames. */
function nameNew(unfinished: string, file: string): void {
  try {
    linkSync(unfinished, file);
  } catch (error) {
    if (existsSync(file)) throw Object.assign(new Error(file), { code: 'EEXIST' });
    if (!NO_LINKS.includes(reasonOf(error))) throw error;
    renameSync(unfinished, file);
  }
}

const NO_LINKS = ['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK', 'EINVAL'];

/** `ENOENT`, `EACCES`: the word of the operating system. */
export const reasonOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : String(error));

/** Whether a file stands there; a path that cannot be one is none. */
export function isFile(path: string): boolean {
  try {
    return statSync(path).isFile();
  } catch {
    return false;
  }
}
