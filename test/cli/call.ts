import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect } from 'vitest';
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

/** The JSON a command prints and nothing else, which must fit its published schema. */
export async function json(schema: string, ...args: readonly string[]): Promise<Record<string, unknown>> {
  return jsonOf(schema, await windschatten(...args));
}

export function jsonOf(schema: string, { out, said, exit }: Run): Record<string, unknown> {
  expect({ said, exit }).toEqual({ said: '', exit: 0 });
  const value = JSON.parse(out) as Record<string, unknown>;
  expect(fits(schema, value)).toEqual([]);
  return value;
}

/** To compile one takes longer than a thousand uses. */
const validators = new Map<string, ReturnType<Ajv2020['compile']>>();

/** What is wrong with it by its published schema. */
export function fits(schema: string, value: unknown): unknown {
  let validate = validators.get(schema);
  if (validate === undefined) {
    const published = JSON.parse(readFileSync(join(root, `docs/schema/${schema}.schema.json`), 'utf8')) as object;
    validate = new Ajv2020({ allErrors: true, strictTypes: false }).compile(published);
    validators.set(schema, validate);
  }
  return validate(value) ? [] : validate.errors;
}

/** Races with bots, of either game. */
export const RACE = ['--course', 'paris-roubaix', '--rules', 'professional', '--bots', 'easy,random', '--seed', '007'];
export const GAME = ['--game', 'ausreisser', '--bots', 'easy,random', '--riders', '4', '--stages', '2', '--seed', '007'];

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
