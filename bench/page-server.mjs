/** The built page behind a server of its own, for programs that ride it or measure it. */
import { join } from 'node:path';
import process from 'node:process';
import { preview } from 'vite';
import { ensurePage, root } from '../scripts/setup.mjs';

/**
 * Built where it is missing or old; WINDSCHATTEN_WEB names another folder with a built page, which is taken as it is.
 * @returns {Promise<{ address: string, close: () => Promise<void> }>}
 */
export async function servePage() {
  const folder = process.env['WINDSCHATTEN_WEB'];
  if (folder === undefined) await ensurePage();
  const server = await preview({
    // what the page is built with is not needed to serve it, and takes a second to load
    configFile: false,
    root,
    logLevel: 'error',
    build: { outDir: folder ?? join(root, 'dist/web') },
    preview: { port: 0, host: '127.0.0.1' },
  });
  return { address: server.resolvedUrls?.local[0] ?? '', close: () => server.close() };
}
