/** `npm start`: installs and builds what is missing, then runs the server in this process: `src/server`, whose options and variables are in docs/operating.md. */
import process from 'node:process';
import { checkNode, ensureCode, ensureWeb } from './setup.mjs';

checkNode();
try {
  await ensureCode();
  await ensureWeb();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
await import(new URL('../dist/command/server.js', import.meta.url).href);
