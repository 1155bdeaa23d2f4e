import { spawn, type ChildProcess } from 'node:child_process';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { afterAll } from 'vitest';

/** The server as a process of its own. */
export interface Program {
  readonly child: ChildProcess;
  /** Its output so far. */
  readonly said: { out: string; error: string };
  /** The address that it has printed; rejects if the process ends before. */
  readonly address: Promise<URL>;
  readonly ended: Promise<number | null>;
}

export interface ProgramOptions {
  readonly args?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** The folder of the program; the repository by default. */
  readonly home?: string;
  /** Runs it as this user, where the tests run as root. */
  readonly user?: string | undefined;
}

const ROOT = resolve(import.meta.dirname, '../..');
const started = new Set<ChildProcess>();

/** Kills, after all tests of the file, what `startProgram` and `startCommand` have started. */
export function killProgramsAfterAll(): void {
  afterAll(() => started.forEach((child) => child.kill('SIGKILL')));
}

export function startProgram({ args = [], env = {}, home = ROOT, user }: ProgramOptions): Program {
  const program = [process.execPath, join(home, 'dist/command/server.js'), ...args];
  return startCommand(user === undefined ? program : ['runuser', '-u', user, '--', ...program], env);
}

export function startCommand([command = '', ...args]: readonly string[], env: Readonly<Record<string, string>>): Program {
  const child = spawn(command, args, {
    env: { ...process.env, LANG: 'C', LC_ALL: '', LC_MESSAGES: '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  started.add(child);
  const said = { out: '', error: '' };
  child.stderr.on('data', (text) => (said.error += String(text)));
  const ended = new Promise<number | null>((done) => child.once('close', done));
  const address = new Promise<URL>((found, failed) => {
    child.stdout.on('data', (text) => {
      said.out += String(text);
      const [url] = /http:\S+/.exec(said.out) ?? [];
      if (url !== undefined) found(new URL(url));
    });
    void ended.then((code) => failed(new Error(`ended with ${String(code)}: ${said.error}`)));
  });
  // some tests only wait for the end
  address.catch(() => undefined);
  return { child, said, address, ended };
}

export async function stopProgram({ child, ended }: Program): Promise<number | null> {
  child.kill('SIGTERM');
  return ended;
}
