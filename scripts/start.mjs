/** `npm start`: installs and builds what is missing, then runs `src/server` in this process. Its options and variables are in docs/operating.md. */
import process from 'node:process';
import { checkEnvironment, ensureCode, ensurePage } from './setup.mjs';

checkEnvironment();
try {
  await ensureCode();
  await ensurePage();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
await import(new URL('../dist/command/server.js', import.meta.url).href);
