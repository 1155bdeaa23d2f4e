#!/usr/bin/env node
/** The command line in a clone: makes what is missing (everything it says about that goes to standard error), then hands over to src/cli. */
import process from 'node:process';
import { checkNode, ensureCode, ensureInstalled } from '../scripts/setup.mjs';

checkNode();
try {
  ensureInstalled();
  ensureCode();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
await import(new URL('../dist/command/main.js', import.meta.url).href);
