#!/usr/bin/env node
/** The command line in a clone: makes what is missing (everything it says about that goes to standard error), then hands over to src/cli. */
import process from 'node:process';

/** As `EXIT.bug` of src/cli: a program that ends without a word about how it went has not succeeded; the command sets its own code when it is done. */
const NOTHING_SAID = 3;
process.exitCode = NOTHING_SAID;

try {
  const { checkEnvironment, ensureCode } = await import('../scripts/setup.mjs');
  checkEnvironment();
  await ensureCode();
  await import(new URL('../dist/command/main.js', import.meta.url).href);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  process.exitCode = NOTHING_SAID;
}
