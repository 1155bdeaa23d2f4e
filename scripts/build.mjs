/** `npm run build`: everything to dist/, whether or not a source has changed. */
import process from 'node:process';
import { buildCode, buildWeb, checkNode, ensureInstalled } from './setup.mjs';

checkNode();
try {
  await ensureInstalled();
  await buildCode();
  await buildWeb();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
