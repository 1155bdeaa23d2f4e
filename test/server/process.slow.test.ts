import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { codeForAll, pageForAll } from './for-all.ts';
import { killProgramsAfterAll, startCommand, startProgram, stopProgram, type Program } from './program.ts';
import { ask } from './site.ts';

/** The server as a process of its own, as `npm start` and a container run it. */

const root = resolve(import.meta.dirname, '../..');
const web = pageForAll();

codeForAll();
killProgramsAfterAll();

const serve = (args: readonly string[], env: Readonly<Record<string, string>> = {}, home?: string): Program =>
  startProgram({
    args,
    env: { PORT: '', HOST: '', ALLOWED_HOSTS: '', DATABASE_URL: 'none', WINDSCHATTEN_WEB: web, ...env },
    ...(home === undefined ? {} : { home }),
  });

describe('the server', () => {
  test('PORT=0: any free port, printed in one line; SIGTERM shuts it down in order', async () => {
    const program = serve([], { PORT: '0' });
    const { port, hostname } = await program.address;
    expect(program.said.out).toBe(`Windschatten is at http://localhost:${port}/ (Ctrl+C ends it)\n`);
    expect(hostname).toBe('localhost');
    expect((await ask(Number(port), '/', { host: `localhost:${port}` })).body).toContain('<title>page</title>');
    // raw paths, which no client normalises
    for (const path of ['//', '/../outside.txt', '/./sw.js', '/assets/../../outside.txt', '/%2e%2e/outside.txt'])
      expect((await ask(Number(port), path)).status, path).toBe(404);
    expect((await ask(Number(port), '/', { host: 'evil.example' })).status).toBe(421);
    expect(await stopProgram(program)).toBe(0);
    expect(program.said.error).toBe('');
  });

  test('a taken port: the next free one, with a message', async () => {
    const other = createServer();
    await new Promise<void>((done) => other.listen(0, '127.0.0.1', done));
    const taken = (other.address() as AddressInfo).port;
    const program = serve(['--port', String(taken), '--host', '127.0.0.1']);
    const { port } = await program.address;
    expect(Number(port)).toBeGreaterThan(taken);
    expect(program.said.out).toBe(`Port ${taken} is taken.\nWindschatten is at http://127.0.0.1:${port}/ (Ctrl+C ends it)\n`);
    expect((await ask(Number(port), '/healthz')).body).toBe('{"status":"ok"}');
    await stopProgram(program);
    await new Promise((done) => other.close(done));
  });

  test.each<[readonly string[], Record<string, string>, RegExp]>([
    [['--port', 'http'], {}, /^The port must be a whole number from 0 to 65535, with 0 for any free one\. This is “http”\.\n$/],
    [['--open'], {}, /^There is no option --open, only --port, --host, --backup\.\n$/],
    [[], { HOST: '203.0.113.7', PORT: '0' }, /^The server cannot listen at 203\.0\.113\.7, port 0 \(EADDRNOTAVAIL\)\.\n$/],
    [[], { WINDSCHATTEN_WEB: join(root, 'docs') }, /^There is no built page in .*docs\. Build it with “npm run build”\.\n$/],
  ])('%j %j: exit code 2 and the reason', async (args, env, reason) => {
    const program = serve(args, env);
    expect(await program.ended).toBe(2);
    expect(program.said).toEqual({ out: '', error: expect.stringMatching(reason) });
  });
});

describe('on production dependencies alone', () => {
  let home = '';
  afterAll(() => {
    rmSync(home, { recursive: true, force: true });
  });

  /** The tree after `npm ci --omit=dev` beside a built `dist`, without the `dev` packages of the lock file. */
  function install(): void {
    home = mkdtempSync(join(tmpdir(), 'windschatten-production-'));
    const copied = ['package.json', 'package-lock.json', 'scripts', 'bin', 'content/house/words', 'dist/command'];
    const code = readdirSync(join(root, 'dist')).filter((name) => name.startsWith('code-'));
    for (const path of [...copied, ...code.map((name) => `dist/${name}`)]) cpSync(join(root, path), join(home, path), { recursive: true });
    cpSync(web, join(home, 'dist/web'), { recursive: true });
    const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lock;
    const kept = Object.entries(lock.packages).filter(([path, { dev, devOptional }]) => path !== '' && !dev && !devOptional);
    for (const [path] of kept) {
      // nested packages are linked with their parents
      if (path.lastIndexOf('node_modules/') > 0) continue;
      mkdirSync(dirname(join(home, path)), { recursive: true });
      symlinkSync(join(root, path), join(home, path), 'junction');
    }
    writeFileSync(join(home, 'node_modules/.package-lock.json'), JSON.stringify({ packages: Object.fromEntries(kept) }));
  }
  interface Lock {
    readonly packages: Readonly<Record<string, { readonly dev?: boolean; readonly devOptional?: boolean }>>;
  }

  test('`npm start` serves, builds nothing and installs nothing', async () => {
    install();
    expect(readdirSync(join(home, 'node_modules'))).not.toContain('vite');
    const program = startCommand([process.execPath, '--preserve-symlinks', join(home, 'scripts/start.mjs')], {
      PORT: '0',
      HOST: '',
      WINDSCHATTEN_WEB: '',
    });
    const { port } = await program.address;
    expect((await ask(Number(port), '/')).body).toContain('<title>page</title>');
    expect(program.said.error).toBe('');
    await stopProgram(program);
  });
});
