/** `npm run build`: builds the command line, the server and the page to dist/, whether or not a source has changed. */
import process from 'node:process';
import { buildCode, buildPage, checkEnvironment, ensureInstalled } from './setup.mjs';

checkEnvironment();
try {
  await ensureInstalled();
  await buildCode();
  await buildPage();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
