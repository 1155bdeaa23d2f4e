#!/usr/bin/env node
/** The command line in a clone: makes what is missing (everything it says about that goes to standard error), then hands over to src/cli. */
import process from 'node:process';
import { checkNode, ensureCode } from '../scripts/setup.mjs';

/** As `EXIT.bug` of src/cli. */
const NOTHING_SAID = 3;

checkNode();
try {
  await ensureCode();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
// a program that ends without a word about how it went has not succeeded; the command sets its own code when it is done
process.exitCode = NOTHING_SAID;
await import(new URL('../dist/command/main.js', import.meta.url).href);
