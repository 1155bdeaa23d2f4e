import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { afterAll, beforeAll } from 'vitest';
import { startPostgres, type Postgres } from './postgres.ts';
import { makePage } from './site.ts';

/** Fixtures for all tests of a file, removed after them in reverse order, so after the file's own `afterAll`. */

/** Creates an empty folder and returns its path. */
export function folderForAll(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `windschatten-${name}-`));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Creates a page as the build would make it and returns its folder. */
export function pageForAll(): string {
  const page = makePage();
  afterAll(() => page.remove());
  return page.web;
}

/** Null, with a message, if PostgreSQL is not installed; tests that need it are skipped. */
export async function postgresForAll(): Promise<Postgres | null> {
  const postgres = await startPostgres();
  // a long timeout, because it waits for all processes and a busy machine is slow
  afterAll(() => postgres?.remove(), 60_000);
  return postgres;
}

/** The databases that the server keeps races in. PostgreSQL is left out, with a message, if it is not installed. */
export async function databasesForAll(name: string): Promise<readonly { readonly name: string; readonly fresh: () => Promise<string> }[]> {
  const folder = folderForAll(name);
  const postgres = await postgresForAll();
  let files = 0;
  const sqlite = { name: 'SQLite', fresh: () => Promise.resolve(join(folder, `${++files}.sqlite`)) };
  return postgres === null ? [sqlite] : [sqlite, { name: 'PostgreSQL', fresh: () => postgres.fresh() }];
}

const root = resolve(import.meta.dirname, '../..');

/** Compiles the programs of dist/command if they are missing. */
export function codeForAll(): void {
  beforeAll(compile, 180_000);
}

/** Throws the error output on failure. */
export function compile(): void {
  const ready = spawnSync(process.execPath, [join(root, 'bin/windschatten.mjs'), '--version'], { encoding: 'utf8' });
  if (ready.status !== 0) throw new Error(ready.stderr);
}
