import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect } from 'vitest';
import { createIo } from '../../src/cli/io.ts';
import { main } from '../../src/cli/main.ts';

/** Calls the command line in this process, or as a process of its own. */

export const root = resolve(import.meta.dirname, '../..');

export interface Run {
  readonly out: string;
  readonly err: string;
  readonly exit: number | null;
}

const ENVIRONMENT = { LANG: 'C', LC_ALL: '', LC_MESSAGES: '', NO_COLOR: '1' };

/** Runs the command line in this process, on this thread alone. */
export async function windschatten(...args: readonly string[]): Promise<Run> {
  let out = '';
  let err = '';
  const io = createIo({
    out: (text) => (out += text),
    err: (text) => (err += text),
    watched: false,
    coloured: { out: false, err: false },
    columns: 120,
  });
  const exit = await main(args, { io, env: ENVIRONMENT });
  return { out, err, exit };
}

/** Runs a command that must print nothing but JSON, and checks that against its published schema. */
export async function json(schema: string, ...args: readonly string[]): Promise<Record<string, unknown>> {
  return jsonOf(schema, await windschatten(...args));
}

export function jsonOf(schema: string, { out, err, exit }: Run): Record<string, unknown> {
  expect({ err, exit }).toEqual({ err: '', exit: 0 });
  const value = JSON.parse(out) as Record<string, unknown>;
  expect(fits(schema, value)).toEqual([]);
  return value;
}

/** Cached, because compiling one takes longer than a thousand uses. */
const validators = new Map<string, ReturnType<Ajv2020['compile']>>();

/** Returns the faults of a value by its published schema. */
export function fits(schema: string, value: unknown): unknown {
  let validate = validators.get(schema);
  if (validate === undefined) {
    const published = JSON.parse(readFileSync(join(root, `docs/schema/${schema}.schema.json`), 'utf8')) as object;
    validate = new Ajv2020({ allErrors: true, strictTypes: false }).compile(published);
    validators.set(schema, validate);
  }
  return validate(value) ? [] : validate.errors;
}

/** Options of a race of bots, of each game. */
export const RACE = ['--course', 'paris-roubaix', '--rules', 'professional', '--bots', 'easy,random', '--seed', '007'];
export const GAME = ['--game', 'ausreisser', '--bots', 'easy,random', '--riders', '4', '--stages', '2', '--seed', '007'];

export const program = join(root, 'bin/windschatten.mjs');

export const environment = { ...process.env, ...ENVIRONMENT };

/** Runs the command line as a process of its own. The first call may have to compile. */
export function spawned(...args: readonly string[]): Run {
  const { stdout, stderr, status } = spawnSync(process.execPath, [program, ...args], {
    encoding: 'utf8',
    env: environment,
    maxBuffer: 1 << 28,
  });
  return { out: stdout, err: stderr, exit: status };
}

/** Compiles what is not compiled yet. Throws if that fails. */
export function compiled(): void {
  const { err, exit } = spawned('--version');
  if (exit !== 0) throw new Error(err);
}
