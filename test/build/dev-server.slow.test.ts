import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createLogger, createServer } from 'vite';
import { expect, onTestFinished, test } from 'vitest';

/** `npm run dev` on a fresh clone: Vite scans the pages for packages to prepare, since nothing is cached. */

const root = resolve(import.meta.dirname, '../..');

test('the first start of the development server reports nothing', async () => {
  const cacheDir = mkdtempSync(join(tmpdir(), 'windschatten-vite-'));
  const messages: string[] = [];
  const collect = (text: string): void => void messages.push(text);
  const server = await createServer({
    configFile: join(root, 'vite.config.ts'),
    cacheDir,
    customLogger: { ...createLogger(), warn: collect, warnOnce: collect, error: collect },
    server: { port: 0, host: '127.0.0.1', ws: false },
  });
  onTestFinished(async () => {
    await server.close();
    rmSync(cacheDir, { recursive: true, force: true });
  });
  await server.listen();
  await server.environments.client.depsOptimizer?.scanProcessing;
  expect(messages).toEqual([]);
  const { port } = server.httpServer!.address() as { port: number };
  expect(await (await fetch(`http://127.0.0.1:${String(port)}/`)).text()).toContain('<title>');
});
