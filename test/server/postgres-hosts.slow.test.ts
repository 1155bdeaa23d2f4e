import { expect, test } from 'vitest';
import { createStore } from '../../src/server/store/create-store.ts';
import { addressesOf } from '../../src/server/store/postgres-hosts.ts';
import { openPostgres } from '../../src/server/store/postgres.ts';
import { act, at } from '../table/journal-contract.ts';
import { postgresForAll } from './for-all.ts';

/** A database with several hosts, of which one is the primary. `npm run kill:cluster` kills the primary of a real cluster. */

const postgres = await postgresForAll();

test('an address with several hosts is one address for each', () => {
  expect(addressesOf('postgres://u:p@one:5432,two/races?ssl=true')).toEqual([
    'postgres://u:p@one:5432/races?ssl=true',
    'postgres://u:p@two/races?ssl=true',
  ]);
  for (const one of ['postgres://u:p,q@one/races', 'postgresql://one/races', 'postgres:///races?host=/run/postgresql'])
    expect(addressesOf(one)).toEqual([one]);
});

// how long a database takes to start varies
const BACK = { timeout: 300_000 };
test.skipIf(postgres === null)('the host that answers as the primary is used, and looked for again when it is lost', BACK, async () => {
  const where = await postgres!.fresh();
  // nothing listens at port 1
  const hosts = where.replace('@127.0.0.1', '@127.0.0.1:1,127.0.0.1');
  const store = await createStore(await openPostgres(hosts, { timeoutMs: 1_500 }));
  await store.addRace({ id: 'r', game: 'toy', listed: true, room: '{}' }, []);
  expect(await store.append('r', [act(1)], at(1))).toBeNull();
  const changed = new Promise<void>((done) => store.listen((races) => void (races === null && done())));
  await postgres!.kill();
  expect(await store.append('r', [act(2)], at(2))).toBe('lost');
  await expect(store.findRace('r')).rejects.toThrow('no host is the primary');
  await postgres!.start();
  await expect.poll(() => store.append('r', [act(2)], at(2)), BACK).toBeNull();
  expect(await store.readRows('r', 1)).toEqual([act(1), act(2)]);
  // notices may have been lost meanwhile
  await changed;
  await store.close();
});
