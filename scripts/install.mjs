/** Runs before `npm test`, `npm run dev` and others: installs the packages, and with `--browser` a Chromium for the tests where none is found. */
import process from 'node:process';
import { ensureBrowser } from './browser.mjs';
import { checkEnvironment, ensureInstalled } from './setup.mjs';

checkEnvironment();
try {
  await ensureInstalled();
  if (process.argv.includes('--browser')) ensureBrowser();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
