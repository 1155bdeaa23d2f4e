import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { afterAll, beforeAll } from 'vitest';
import { startPostgres, type Postgres } from './postgres.ts';
import { makePage } from './site.ts';

/** What stands for all tests of a file and is gone after them, last come first gone: a file's own `afterAll`, further down, is before these. */

/** An empty folder; its path. */
export function folderForAll(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `windschatten-${name}-`));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A page as the build would make it; its folder. */
export function pageForAll(): string {
  const page = makePage();
  afterAll(() => page.remove());
  return page.web;
}

/** Null, and said aloud, where there is none: what needs it is skipped. */
export async function postgresForAll(): Promise<Postgres | null> {
  const postgres = await startPostgres();
  // its end waits for all its processes: a busy machine is slow, not wrong
  afterAll(() => postgres?.remove(), 60_000);
  return postgres;
}

const root = resolve(import.meta.dirname, '../..');

/** The programs of dist/command, compiled where they are not yet. */
export function codeForAll(): void {
  beforeAll(compile, 180_000);
}

/** Throws with what was said where it fails. */
export function compile(): void {
  const ready = spawnSync(process.execPath, [join(root, 'bin/windschatten.mjs'), '--version'], { encoding: 'utf8' });
  if (ready.status !== 0) throw new Error(ready.stderr);
}
