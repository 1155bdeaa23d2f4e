import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { MIGRATIONS } from '../../src/server/store/migrations.ts';
import { openSqlite } from '../../src/server/store/sqlite.ts';
import { Far } from './far.ts';
import { folderForAll, pageForAll, postgresForAll } from './for-all.ts';
import { serve } from './serve.ts';

/**
 * Stores as released versions have kept them: brought to today's form, every race in them is there, and goes on.
 *
 * Until now nothing was released. `step-1.sql` was kept when only the first step of `migrations.ts` was there, so that the way forward is tried; the steps after it
 * are not frozen yet. At a release: let that version make the three races below (its own ids and tokens), dump its store as plain SQL into `released/step-N.sql`, N being
 * the last step it knows, with its version in the first line; give the dump its ids where they differ; and in the last test freeze the hashes of the steps up to N
 * (`slice(0, N)`). A dump and a hash are never changed again: what has to be otherwise is one more step.
 */

const RELEASED = join(import.meta.dirname, 'released');
const folder = folderForAll('released');
const web = pageForAll();
const postgres = await postgresForAll();

/** What is in each of the dumps: a race that is over, one that is on with two people, and one whose first seat is taken. */
const OVER = 'jjwOzDvBrVWWd6p2W6lEVQ';
const RIDING = { id: '5t6nCIm0KeO65dHgLfjxDQ', tokens: ['KaJKCXiaD_kyjLnQN4s4mQ', 'Ws7S7n8jxwnpBWdF1SPS7Q'], entries: 31 };
const GATHERING = { id: 'P2NM795L8SrCHGdlXzv9Yw', opener: '-CUunvF__QpoSQMWDNGNnw', name: 'Ančka “Ä”' };

const stores = [
  {
    name: 'SQLite',
    is: true,
    load: async (dump: string): Promise<string> => {
      const file = join(folder, `${dump.length}.sqlite`);
      const sql = await openSqlite(file);
      for (const statement of dump.replace(/^--.*\n/, '').split(/;\n(?=create|insert|$)/))
        if (statement.trim() !== '') await sql.all(statement);
      await sql.close();
      return file;
    },
  },
  {
    name: 'PostgreSQL',
    is: postgres !== null,
    load: async (dump: string): Promise<string> => {
      const url = await postgres!.fresh();
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      await client.query(dump);
      await client.end();
      return url;
    },
  },
];

describe.each(stores.filter(({ is }) => is))('$name', ({ load }) => {
  test.each(readdirSync(RELEASED))('%s', async (dump) => {
    const where = await load(readFileSync(join(RELEASED, dump), 'utf8'));
    const served = await serve(where, web);
    const record = await fetch(`${served.base}/api/races/${OVER}/record`);
    expect([record.status, /^end (\d+) over$/m.exec(await record.text())?.[1]]).toEqual([200, '331']);

    const people = RIDING.tokens.map((token) => new Far(RIDING.id, token));
    for (const each of people) await each.connect(served.base);
    for (const each of people) await each.until(() => (each.seat?.told.length ?? 0) >= RIDING.entries);
    await Promise.all(people.map((each, i) => each.ride(i + 1)));
    expect(people.map(({ over }) => over)).toEqual([true, true]);

    const room = await (await fetch(`${served.base}/api/races/${GATHERING.id}`)).json();
    expect(room).toMatchObject({ phase: 'gathering', seats: [{ name: GATHERING.name, taken: true }, { taken: false }] });
    const begun = await fetch(`${served.base}/api/races/${GATHERING.id}/begin`, {
      method: 'POST',
      headers: { authorization: `Bearer ${GATHERING.opener}` },
    });
    expect(begun.status).toBe(200);
    expect(served.reports).toEqual([]);
    people.forEach((each) => each.cut());
    await served.close();
  });
});

test('a step that was released is never changed: another follows it', () => {
  const hashes = MIGRATIONS.map((step) => createHash('sha256').update(step.join(';').replace(/\s+/g, ' ')).digest('hex').slice(0, 16));
  expect(hashes.slice(0, 1)).toEqual(['af7e7a5f88cb3f43']);
});
