import type { ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { Readable } from 'node:stream';

/** Finds programs on the PATH, reads their output and waits for their end. */

export const onPath = (...names: readonly string[]): string | undefined =>
  (process.env['PATH'] ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((path) => existsSync(path));

/** Resolves with the first match in the program's output. Rejects if the program ends without one. */
export function lineOf(child: ChildProcess, stream: Readable, wanted: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    stream.setEncoding('utf8').on('data', (piece: string) => {
      output += piece;
      const [, found] = wanted.exec(output) ?? [];
      if (found !== undefined) resolve(found);
    });
    child.once('error', reject).once('exit', (code) => reject(new Error(`${child.spawnfile} ended (${String(code)}): ${output}`)));
  });
}

export const finished = (child: ChildProcess): Promise<unknown> =>
  child.exitCode !== null || child.signalCode !== null ? Promise.resolve() : new Promise((over) => child.once('exit', over));
