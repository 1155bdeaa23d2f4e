#!/usr/bin/env node
/**
 * The command line in a clone: makes what is missing (everything it says about that goes to standard error), then hands over to src/cli. A code that is half
 * there may do nothing and fail at nothing, so the exit code is 3 until the command itself has said another.
 */
import process from 'node:process';

const OURS = 3;
process.exitCode = OURS;
try {
  const { checkNode, ensureCode } = await import('../scripts/setup.mjs');
  checkNode();
  await ensureCode();
  const { run } = await import(new URL('../dist/command/main.js', import.meta.url).href);
  const exit = await run(process.argv.slice(2));
  if (![0, 1, 2, OURS].includes(exit)) throw new Error(`The command ended with ${String(exit)}.`);
  process.exitCode = exit;
} catch (error) {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  process.exitCode = OURS;
}
