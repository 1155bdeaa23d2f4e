import { spawn, type ChildProcess } from 'node:child_process';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Foreign } from './foreign.ts';
import { finished, lineOf } from './program.ts';

/** WebKit, the engine of every iPhone, from the Debian packages: its driver, and a virtual screen for its window. */
export async function openWebkit(
  { driver, screen }: { readonly driver: string; readonly screen: string },
  { width, height }: { readonly width: number; readonly height: number },
): Promise<Foreign> {
  const screenChild = spawn(screen, ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp']);
  const display = await lineOf(screenChild, screenChild.stdout, /^(\d+)\n/);
  const port = await freePort();
  const env = { ...process.env, DISPLAY: `:${display}`, GDK_BACKEND: 'x11', LIBGL_ALWAYS_SOFTWARE: '1', NO_AT_BRIDGE: '1' };
  const child = spawn(driver, [`--port=${port}`, '--host=127.0.0.1'], { env, stdio: 'ignore' });
  const at = `http://127.0.0.1:${port}`;
  await answers(`${at}/status`, child);
  const { sessionId } = await call<{ sessionId: string }>('POST', `${at}/session`, { capabilities: { alwaysMatch: {} } });
  const session = `${at}/session/${sessionId}`;
  const ask = <T>(method: 'GET' | 'POST', path: string, body?: object): Promise<T> => call(method, `${session}/${path}`, body);
  await ask('POST', 'window/rect', { x: 0, y: 0, width, height });
  return {
    async go(url) {
      await ask('POST', 'url', { url });
    },
    async evaluate<T>(expression: string) {
      const script = `const done = arguments[0]; Promise.resolve(${expression}).then((value) => done(JSON.stringify(value ?? null)), (error) => done('!' + error));`;
      const text = await ask<string>('POST', 'execute/async', { script, args: [] });
      if (text.startsWith('!')) throw new Error(text.slice(1));
      return JSON.parse(text) as T;
    },
    async press({ x, y }) {
      const actions = [
        { type: 'pointerMove', duration: 0, origin: 'viewport', x: Math.round(x), y: Math.round(y) },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ];
      await ask('POST', 'actions', { actions: [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }] });
    },
    async picture() {
      return Buffer.from(await ask<string>('GET', 'screenshot'), 'base64');
    },
    async close() {
      await call('DELETE', session);
      for (const each of [child, screenChild]) {
        each.kill();
        await finished(each);
      }
    },
  };
}

async function call<T>(method: string, url: string, body?: object): Promise<T> {
  const response = await fetch(url, { method, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
  const { value } = (await response.json()) as { value: T & { message?: string } };
  if (!response.ok) throw new Error(`${method} ${url}: ${value.message ?? response.status}`);
  return value;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((yes) => server.listen(0, '127.0.0.1', yes));
  const { port } = server.address() as AddressInfo;
  await new Promise((yes) => server.close(yes));
  return port;
}

/** Polls the driver until it answers or has ended, because it prints nothing when it is ready. */
async function answers(url: string, child: ChildProcess): Promise<void> {
  for (;;) {
    try {
      await fetch(url);
      return;
    } catch {
      if (child.exitCode !== null) throw new Error(`${child.spawnfile} ended (${child.exitCode})`);
      await pause(50);
    }
  }
}
