/**
 * What a server draws (the seeds of races, ids, tokens) follows from a seed, so that tests meet the same races every time. Loaded before everything else: by Vitest for
 * the tests that serve in their own process, by `--import` for a server that is a process of its own. WINDSCHATTEN_SEED tries other races, WINDSCHATTEN_START tells apart the
 * starts of a server that goes on with one store.
 */
import crypto, { createHash } from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

const real = crypto.randomBytes;
const { WINDSCHATTEN_SEED: seed = '1', WINDSCHATTEN_START: start = '1' } = process.env;
let drawn = 0;

/** Names of locks are shorter, and differ from process to process. */
const LEAST = 16;

crypto.randomBytes = Object.assign((size, ...more) => {
  if (size < LEAST || size > 64 || more.length > 0) return real(size, ...more);
  const bytes = createHash('sha512').update(`${seed} ${start} ${++drawn}`).digest();
  return bytes.subarray(0, size);
}, real);
syncBuiltinESMExports();
