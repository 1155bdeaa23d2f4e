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

/** The folder of the package, both for `src/cli` and for `dist/cli`. */
export const root = fileURLToPath(new URL('../../', import.meta.url));

/** The texts below `content/`. A name that is no file there, or leads out of it, counts as missing. */
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

/** More than any text may have. The longest is a record, which is ASCII except for its set-up. The limit ends the reading of an endless device. */
const MAX_BYTES = MAX_RECORD_LENGTH + 4 * MAX_SETUP_LENGTH;

/** Reads a file named on the command line. Throws a Failure on bytes that are not UTF-8, instead of replacing them. */
export function readText(file: string): string {
  const bytes = readBytes(file);
  if (bytes.length > MAX_BYTES) throw new Failure(EXIT.wrong, file, { code: 'file-too-big', facts: { most: MAX_BYTES } });
  const encoding = utf16Of(bytes);
  if (encoding !== null) return new TextDecoder(encoding).decode(bytes);
  const text = bytes.toString('utf8').replace(/^\uFEFF/, '');
  if (isUtf8(bytes)) return text;
  const before = text.slice(0, text.indexOf('\uFFFD')).split('\n');
  throw new Failure(EXIT.wrong, file, { code: 'file-not-utf8', line: before.length, column: before.at(-1)!.length + 1 });
}

/** The encoding that a byte order mark names, or that the zeros of an ASCII text in UTF-16 give away; null: UTF-8, or none. */
function utf16Of(bytes: Buffer): 'utf-16le' | 'utf-16be' | null {
  const [first, second] = bytes;
  // an odd length is a file that was cut off
  if ((first === 0xff && second === 0xfe) || (first !== 0 && second === 0)) return 'utf-16le';
  return (first === 0xfe && second === 0xff) || (first === 0 && second !== 0 && second !== undefined) ? 'utf-16be' : null;
}

/** Standard input, by its name on the command line. */
export const STDIN = '-';

/** How long reading waits before it asks an empty pipe again. */
const PIPE_WAIT_MS = 5;

/** `readSync` of standard input, which fails while a pipe that another process opened without blocking is empty. */
function readWaiting(from: number, into: Buffer): number {
  for (;;)
    try {
      return readSync(from, into);
    } catch (error) {
      if (reasonOf(error) === 'EOF') return 0;
      if (reasonOf(error) !== 'EAGAIN') throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PIPE_WAIT_MS);
    }
}

/** Reads all bytes, or slightly more than `MAX_BYTES`. */
function readBytes(file: string): Buffer {
  try {
    const from = file === STDIN ? 0 : openSync(file, 'r');
    try {
      const parts: Buffer[] = [];
      for (let size = 0; size <= MAX_BYTES;) {
        const part = Buffer.alloc(1_000_000);
        const read = readWaiting(from, part);
        if (read === 0) break;
        size += read;
        parts.push(part.subarray(0, read));
      }
      return Buffer.concat(parts);
    } finally {
      if (file !== STDIN) closeSync(from);
    }
  } catch (error) {
    throw new Failure(EXIT.usage, file, { code: 'file-unreadable', facts: { reason: reasonOf(error) } });
  }
}

/** Makes a folder and those above it, one by one, because Node's recursive `mkdirSync` never returns for a path in `/proc`. */
export function makeFolder(folder: string): void {
  const path = resolve(folder);
  const above = dirname(path);
  if (!existsSync(above) && above !== path) makeFolder(above);
  try {
    mkdirSync(path);
  } catch (error) {
    const reason = reasonOf(error);
    // an existing folder is fine; anything else is an error
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

/** The names in a folder. */
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
 * Writes a file completely or not at all. An existing file stays until the new text is complete.
 * @param existing `kept`: an existing file is a Failure, and stays unchanged; `replaced`: the text replaces it
 */
export function writeText(file: string, text: string, existing: 'kept' | 'replaced'): void {
  const unfinished = `${file}.${randomUUID().slice(0, 8)}.unfinished`;
  try {
    writeFileSync(unfinished, text, { flag: 'wx' });
    if (existing === 'replaced') renameSync(unfinished, file);
    else nameNew(unfinished, file);
  } catch (error) {
    const reason = reasonOf(error);
    throw new Failure(EXIT.usage, file, reason === 'EEXIST' ? { code: 'file-there' } : { code: 'file-unwritable', facts: { reason } });
  } finally {
    rmSync(unfinished, { force: true });
  }
}

/** Adds a second name to a file, which fails if the name is taken. On file systems without hard links it checks the name and then renames. */
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

/** The code of the operating system, such as `ENOENT` or `EACCES`. */
export const reasonOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : String(error));

/** Whether a path is a file; false for an invalid path. */
export function isFile(path: string): boolean {
  try {
    return statSync(path).isFile();
  } catch {
    return false;
  }
}
