import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { SEED_BYTES } from '../../src/table/index.ts';
import { SEED } from '../browser/seed.ts';
import { AUSREISSER, openRace } from './remote-player.ts';
import { serveForAll } from './serve.ts';

/** Tests use seeded random bytes, so that every run draws the same. */

const served = serveForAll('seeded');

test('a race has the seed that the tests give it', async () => {
  const { id } = await openRace(served.base, AUSREISSER, ['human', 'human', 'easy']);
  const { seed } = (await served.store.findRace(id))!;
  const drawn = Array.from({ length: 100 }, (_, n) =>
    createHash('sha512').update(`${SEED} 1 ${n}`).digest().subarray(0, SEED_BYTES).toString('hex'),
  );
  expect(drawn).toContain(seed);
});
