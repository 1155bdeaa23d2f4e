/** `npm start`: installs and builds what is missing, then serves the page. `--port N` or PORT; a taken port gives the next free one. */
import process from 'node:process';
import { parseArgs } from 'node:util';
import { checkNode, ensureInstalled, ensureWeb, root } from './setup.mjs';

const DEFAULT_PORT = 4173;

checkNode();
try {
  const wanted = wantedPort();
  ensureInstalled();
  ensureWeb();
  await serve(wanted);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}

function wantedPort() {
  const { values } = parseArgs({ options: { port: { type: 'string' } } });
  const text = values.port ?? process.env['PORT'] ?? String(DEFAULT_PORT);
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65535) throw new Error(`The port must be a number from 1 to 65535; this is "${text}".`);
  return port;
}

/** @param {number} wanted */
async function serve(wanted) {
  // vite reads the root of its configuration from where it is run
  process.chdir(root);
  const { preview } = await import('vite');
  const server = await preview({
    configFile: `${root}/vite.config.ts`,
    logLevel: 'warn',
    preview: { port: wanted, strictPort: false },
  });
  const address = server.httpServer.address();
  const port = typeof address === 'object' && address ? address.port : wanted;
  if (port !== wanted) console.log(`Port ${String(wanted)} is taken.`);
  console.log(`Windschatten is at http://localhost:${String(port)}/ (Ctrl+C ends it)`);
}
