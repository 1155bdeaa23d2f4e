#!/usr/bin/env node
/** The program that decides for bots of servers on the same bus (docs/operating.md), in a clone: builds what is missing, then starts it. */
import process from 'node:process';

/** A program that ends before it has started has not succeeded. */
const EXIT_FAILED = 3;

try {
  const { checkEnvironment, ensureCode } = await import('../scripts/setup.mjs');
  checkEnvironment();
  await ensureCode();
  await import(new URL('../dist/command/bots.js', import.meta.url).href);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  process.exitCode = EXIT_FAILED;
}
