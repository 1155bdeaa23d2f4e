import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { createIo } from '../../src/cli/io.ts';
import { main } from '../../src/cli/main.ts';

/** Two ways of calling the command line: in this process, and as people and programs do, which takes a process each. */

export const root = resolve(import.meta.dirname, '../..');

export interface Run {
  readonly out: string;
  readonly said: string;
  readonly exit: number | null;
}

const SURROUNDINGS = { LANG: 'C', LC_ALL: '', LC_MESSAGES: '', NO_COLOR: '1' };

/** In this process: at once, and on this thread alone (`--workers 1`, where there could be more). */
export async function windschatten(...args: readonly string[]): Promise<Run> {
  let out = '';
  let said = '';
  const io = createIo({
    out: (text) => (out += text),
    err: (text) => (said += text),
    watched: false,
    coloured: false,
    columns: 120,
  });
  const exit = await main(args, { io, env: SURROUNDINGS });
  return { out, said, exit };
}

export const program = join(root, 'bin/windschatten.mjs');

export const environment = { ...process.env, ...SURROUNDINGS };

/** As a process of its own. The first call may have to compile. */
export function spawned(...args: readonly string[]): Run {
  const { stdout, stderr, status } = spawnSync(process.execPath, [program, ...args], {
    encoding: 'utf8',
    env: environment,
    maxBuffer: 1 << 28,
  });
  return { out: stdout, said: stderr, exit: status };
}

/** Compiles what is not compiled yet; throws where that fails. */
export function compiled(): void {
  const { said, exit } = spawned('--version');
  if (exit !== 0) throw new Error(said);
}
