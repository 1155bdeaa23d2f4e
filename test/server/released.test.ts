import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { hashOf } from '../../src/server/races/secrets.ts';
import { openStore } from '../../src/server/store/index.ts';
import { MIGRATIONS } from '../../src/server/store/migrations.ts';
import { openSqlite } from '../../src/server/store/sqlite.ts';
import { Far } from './far.ts';
import { folderForAll, pageForAll, postgresForAll } from './for-all.ts';
import { serve } from './serve.ts';

/**
 * Stores as released versions have kept them: brought to today's form, every race in them is there, and goes on.
 *
 * Until now nothing was released. `step-1.sql` was kept when only the first step of `migrations.ts` was there; the stores of the steps after it are made of it by the
 * frozen steps themselves, with rows in what each of them has brought (`LATER`), as people may have them who follow the main line. At a release: let that version make
 * the three races below (its own ids and tokens), dump its store as plain SQL into `released/step-N.sql`, N being the last step it knows, with its version in the first
 * line; give the dump its ids where they differ. A dump, and the hash of a step that is on the main line, are never changed again: what has to be otherwise is one more step.
 */

const RELEASED = join(import.meta.dirname, 'released');
const folder = folderForAll('released');
const web = pageForAll();
const postgres = await postgresForAll();

/** What is in each of the dumps: a race that is over, one that is on with two people, and one whose first seat is taken. */
const OVER = 'jjwOzDvBrVWWd6p2W6lEVQ';
const RIDING = { id: '5t6nCIm0KeO65dHgLfjxDQ', tokens: ['KaJKCXiaD_kyjLnQN4s4mQ', 'Ws7S7n8jxwnpBWdF1SPS7Q'], entries: 31 };
const GATHERING = { id: 'P2NM795L8SrCHGdlXzv9Yw', opener: '-CUunvF__QpoSQMWDNGNnw', name: 'Ančka “Ä”' };

const EVA = 'EvaEvaEvaEvaEvaEvaEva1';
const LINK = 'LinkLinkLinkLinkLink12';
const HOME = 'HomeHomeHomeHomeHome12';
/** Taken home, as it was kept before the store knew it: by its room alone. */
const TAKEN_HOME = `insert into races (id, game, phase, listed, room, version, rows, entries, stage, over, turn, created, touched)
  values ('${HOME}', 'reifenbreite', 'away', 0, '{"setup":{},"seats":[],"home":true}', 3, 0, 0, 0, 0, -2, 1, 1)`;
/** By step: what a program that knew no more steps may have kept in what this one has brought. */
const LATER: Readonly<Record<number, readonly string[]>> = {
  2: [
    `insert into people (id, name, created) values ('${EVA}', 'Eva', 1)`,
    `insert into person_tokens (person, hash) values ('${EVA}', '${hashOf('device')}')`,
    `insert into phrases (hash, person) values ('phrase', '${EVA}')`,
    `insert into person_seats (person, race, seat) values ('${EVA}', '${RIDING.id}', 0)`,
    `insert into forgotten (race, at) values ('${OVER}', 1)`,
    "insert into house (name, said) values ('made-once', 'a key')",
    TAKEN_HOME,
  ],
  3: [
    `insert into subscriptions (person, hash, endpoint, p256dh, auth, language) values ('${EVA}', 'h', 'https://push.example/1', 'p', 'a', 'cs')`,
    `insert into present (race, seat, process) values ('${RIDING.id}', 0, 'dead')`,
    `update races set notified = 3 where id = '${RIDING.id}'`,
  ],
  4: [
    `update race_rows set at = 1700000000000 where race = '${OVER}'`,
    `update races set due = 1700000000000 where id = '${OVER}'`,
    `insert into handings (race, hash, seat) values ('${RIDING.id}', '${hashOf(LINK)}', 1)`,
  ],
  5: [
    `insert into person_names (person, race, seat) values ('${EVA}', '${OVER}', 0)`,
    `insert into chat (race, n, seat, kind, said, id, at) values ('${RIDING.id}', 1, 0, 'text', 'Ahoj', '0 a', 1700000000000)`,
  ],
  6: [`update races set warned = 3 where id = '${RIDING.id}'`],
  7: [
    `insert into chat (race, n, seat, kind, said, id, at, person, name)
       values ('${RIDING.id}', 2, 1, 'text', 'Servus', '1 a', 1700000000001, '${EVA}', 'Eva')`,
  ],
};

const stores = [
  {
    name: 'SQLite',
    is: true,
    load: async (dump: string): Promise<string> => {
      const file = join(folder, `${dump.length}.sqlite`);
      const sql = await openSqlite(file);
      await sql.all('begin');
      for (const statement of dump.replace(/^--.*\n/, '').split(/;\n(?=create|insert|alter|update|$)/))
        if (statement.trim() !== '') await sql.all(statement);
      await sql.all('commit');
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

/** The store of the first step, brought to step N by the steps themselves, with what was kept on the way. */
function atStep(last: number): string {
  const steps = Array.from({ length: last - 1 }, (_, i) => i + 2).flatMap((step) => [
    ...MIGRATIONS[step - 1]!,
    `insert into store_steps (step) values (${step})`,
    ...(LATER[step] ?? []),
  ]);
  return `${readFileSync(join(RELEASED, 'step-1.sql'), 'utf8').trimEnd()}\n${steps.map((statement) => `${statement};\n`).join('')}`;
}

describe.each(stores.filter(({ is }) => is))('$name, every step', ({ load }) => {
  test.each(MIGRATIONS.map((_, i) => i + 1).slice(1))(
    'a store of step %i is brought to today’s form with all that is in it',
    async (last) => {
      const store = await openStore(await load(atStep(last)));
      const [over, riding, gathering] = await Promise.all([OVER, RIDING.id, GATHERING.id].map((id) => store.findRace(id)));
      expect([over?.phase, riding?.phase, gathering?.phase]).toEqual(['over', 'riding', 'gathering']);
      expect(await store.readRows(RIDING.id, 1)).toHaveLength(riding!.rows);
      expect(await store.seatOf(RIDING.id, hashOf(RIDING.tokens[1]!))).toBe(1);
      expect(await store.people.knows(EVA, hashOf('device'))).toBe(true);
      expect(await store.people.seatOf(RIDING.id, EVA)).toBe(0);
      expect(await store.people.once('made-once', () => 'another')).toBe('a key');
      if (last >= 4) expect(await store.handing(RIDING.id, hashOf(LINK))).toBe(1);
      const said = await store.chat.since(RIDING.id, 0);
      expect(said.map((line) => line.said)).toEqual(['Ahoj', 'Servus'].slice(0, last < 5 ? 0 : last < 7 ? 1 : 2));
      // what was taken home before the store knew it stays away
      const row = { n: 1, kind: 'table', text: '{}' } as const;
      expect(await store.wake(HOME)).toBe(false);
      expect(await store.append(HOME, [row], { entries: 0, stage: 1, round: 1, over: false, turn: 0 })).toBe('forbidden');
      await store.close();
    },
  );
});

test('a step that is on the main line is never changed: another follows it', () => {
  const hashes = MIGRATIONS.map((step) => createHash('sha256').update(step.join(';').replace(/\s+/g, ' ')).digest('hex').slice(0, 16));
  expect(hashes).toEqual([
    ...['af7e7a5f88cb3f43', 'fa358a5c098d15be', 'a80453cb87cb4b1d', '485e212008c3c098'],
    ...['909941fa674c8ec5', '033e1136eac288ad', '85e02adfa505d5c9', 'bb0232487138bf96'],
  ]);
});
