import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApp } from '../../src/server/app.ts';
import { ask } from '../server/site.ts';

/** Several at once: commands on a build that is out of date, and a page that is served while the next one is put in its place. */

const root = resolve(import.meta.dirname, '../..');
let home = '';
beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), 'windschatten-at-once-'));
});
afterAll(() => {
  rmSync(home, { recursive: true, force: true });
});

interface Run {
  readonly said: string;
  readonly exit: number | null;
}

function run(...args: readonly string[]): Promise<Run> {
  const env = { ...process.env, LANG: 'C', LC_ALL: '', LC_MESSAGES: '', NO_COLOR: '1' };
  const child = spawn(process.execPath, args, { env, cwd: home, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  child.stdout.on('data', (text) => (said += String(text)));
  child.stderr.on('data', (text) => (said += String(text)));
  return new Promise((ended) => child.on('close', (exit) => ended({ said, exit })));
}

describe('two commands at once', () => {
  let record = '';
  let forged = '';
  const verify = (file: string): Promise<Run> => run(join(home, 'bin/windschatten.mjs'), 'verify', file);

  beforeAll(() => {
    const needed = [
      'package.json',
      'package-lock.json',
      'tsconfig.base.json',
      'vite.command.config.ts',
      'bin',
      'scripts',
      'content',
      'src',
    ];
    for (const path of needed) cpSync(join(root, path), join(home, path), { recursive: true });
    symlinkSync(join(root, 'node_modules'), join(home, 'node_modules'), 'junction');
    const [name = ''] = readdirSync(join(root, 'records/reifenbreite')).filter((file) => file.endsWith('.record'));
    record = join(root, 'records/reifenbreite', name);
    forged = join(home, 'forged.record');
    writeFileSync(
      forged,
      readFileSync(record, 'utf8').replace(/^(dice sealed )(.)/m, (_, start: string, digit: string) => start + (digit === '0' ? '1' : '0')),
    );
  });

  test.each(['nothing is built yet', 'a source has changed'])(
    '%s: one builds, both answer rightly',
    async (why) => {
      writeFileSync(join(home, 'src/cli/stale.ts'), `export const why = '${why}';\n`);
      const [good, bad] = await Promise.all([verify(record), verify(forged)]);
      expect(good.said + bad.said).toMatch(/All correct\. Checked were \d+ /);
      expect([good.exit, bad.exit]).toEqual([0, 1]);
      expect((good.said + bad.said).match(/^Compiling/gm)).toHaveLength(1);
      expect(readdirSync(join(home, 'dist')).filter((name) => name.startsWith('.building') || name.startsWith('.lock'))).toEqual([]);
    },
    300_000,
  );

  test('a program that ends without a word about how it went has not succeeded', async () => {
    const stub = join(home, 'dist/command/main.js');
    const whole = readFileSync(stub, 'utf8');
    writeFileSync(stub, '');
    expect(await verify(forged)).toEqual({ said: '', exit: 3 });
    writeFileSync(stub, whole);
    expect((await verify(record)).exit).toBe(0);
  });
});

test('a page that is served stays whole while new ones are put in its place', async () => {
  const web = join(home, 'dist/web');
  mkdirSync(web, { recursive: true });
  const edition = (n: number): string => `
    mkdirSync(join(built, 'assets'), { recursive: true });
    writeFileSync(join(built, 'assets/index-${n}.js'), 'edition ${n}');
    writeFileSync(join(built, 'index.html'), '<script src="assets/index-${n}.js">');
    publishPage(built, web, ${JSON.stringify(join(home, 'manifest.json'))});`;
  const script = (...editions: readonly number[]): string => `
    import { mkdirSync, writeFileSync } from 'node:fs';
    import { join } from 'node:path';
    import { publishPage } from ${JSON.stringify(pathToFileURL(join(root, 'scripts/publish.mjs')).href)};
    const built = ${JSON.stringify(join(home, 'built'))};
    const web = ${JSON.stringify(web)};
    ${editions.map(edition).join('\n')}`;
  expect(await run('--input-type=module', '-e', script(0))).toEqual({ said: '', exit: 0 });
  const app = await createApp({ web, say: (key) => key });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  let over = false;
  const publishing = run('--input-type=module', '-e', script(...Array.from({ length: 200 }, (_, n) => n + 1))).finally(() => (over = true));
  do {
    const page = await ask(port, '/');
    expect(page.status).toBe(200);
    const name = /assets\/index-\d+\.js/.exec(page.body)![0];
    expect(await ask(port, `/${name}`)).toMatchObject({ status: 200, body: `edition ${/\d+/.exec(name)![0]}` });
  } while (!over);
  expect(await publishing).toEqual({ said: '', exit: 0 });
  expect((await ask(port, '/')).body).toContain('index-200.js');
  // the content of the file that a reader has had open since before the first of them
  expect((await ask(port, '/assets/index-0.js')).status).toBe(200);
  await app.close();
});
