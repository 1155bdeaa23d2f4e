#!/usr/bin/env node
/** The server, and the commands of its operator, in a clone: compiles what is missing, then hands over to src/server. The page is built by `npm start` or `npm run build`. */
import process from 'node:process';

try {
  const { checkEnvironment, ensureCode } = await import('../scripts/setup.mjs');
  checkEnvironment();
  await ensureCode();
  await import(new URL('../dist/command/server.js', import.meta.url).href);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
