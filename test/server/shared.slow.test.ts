import { afterAll, describe, expect, test } from 'vitest';
import { botNames, loadBots } from '../../src/bots/index.ts';
import { gameIds, loadGame, loadSeededRules } from '../../src/games/index.ts';
import { createRandom, type AnyGame } from '../../src/kit/index.ts';
import { MAX_LINKED_CHARS, type DayTableDto } from '../../src/protocol/index.ts';
import { newSecret } from '../../src/server/races/index.ts';
import { isPostgres } from '../../src/server/store/index.ts';
import { openPostgres } from '../../src/server/store/postgres.ts';
import { openSqlite } from '../../src/server/store/sqlite.ts';
import { checkDay } from '../../src/server/shared/check-day.ts';
import { botChoice, createDealer, formatRecord, playOut, sealOf, seedOfWord, valuesOfWord, type Race } from '../../src/table/index.ts';
import { REQUESTS_PER_MINUTE } from '../../src/server/wire/request-limits.ts';
import { wordOfDay } from '../../src/words/index.ts';
import { content } from '../games/content.ts';
import { databasesForAll, pageForAll } from './for-all.ts';
import { post } from './remote-player.ts';
import { AS_OFTEN_AS_THEY_LIKE, serve, type Served } from './serve.ts';

/** Short links and the tables of the races of the day, on both databases. */

const NOW = Date.UTC(2026, 10, 27, 12);
const DAY = wordOfDay(NOW);
const DAY_MS = 86_400_000;

interface Played {
  readonly game: AnyGame;
  readonly race: Race;
}

/** The race of a day. The player's seat takes the option that `pick` names; the bots decide by themselves, or as the player does. */
async function playDay(
  id: string,
  day: string,
  pick: (choices: readonly unknown[]) => unknown,
  bots: 'by themselves' | 'by hand' = 'by themselves',
): Promise<Played> {
  const [game, rules] = [(await loadGame(id))!, (await loadSeededRules(id))!];
  const seed = seedOfWord(id, day);
  const values = valuesOfWord(seed, [...rules.choices(content), botChoice(botNames(id))])!;
  const names = Array.from({ length: rules.seats(values) }, (_, seat) => `Name ${seat}`);
  const config = game.configure(rules.setup(values, names), content);
  if (!config.ok) throw new Error(JSON.stringify(config.error));
  const bot = (await loadBots(id, [values['bots']!]))(values['bots']!)!;
  const contributions = names.map(() => undefined);
  const dealer = createDealer(seed, contributions);
  let n = 0;
  const { entries, state } = playOut(game, game.start(config.value), {
    choose(seat, seen, choices) {
      const entriesBefore = n++;
      return seat === 0 || bots === 'by hand' ? pick(choices) : bot.choose(seen, choices, createRandom(entriesBefore, seat));
    },
    deal(at) {
      n++;
      return dealer.deal(game.chanceKey(at), game.outcomes(at));
    },
  });
  const chance = { kind: 'sealed', seal: sealOf(seed), contributions, seed } as const;
  return {
    game,
    race: { game, rulesVersion: game.rulesVersion, config: config.value, chance, entries, standings: game.standings(state), lines: [] },
  };
}
const first = (choices: readonly unknown[]): unknown => choices[0];
const last = (choices: readonly unknown[]): unknown => choices.at(-1);

const databases = await databasesForAll('shared');
const web = pageForAll();
const dayOf = await playDay('ausreisser', DAY, first);
const RECORD = formatRecord(dayOf.race);

describe.each(databases)('$name', ({ fresh }) => {
  const served: Served[] = [];
  const start = async (more: Parameters<typeof serve>[2] = {}, where?: string): Promise<Served> => {
    const one = await serve(where ?? (await fresh()), web, { now: () => NOW, ...more });
    served.push(one);
    return one;
  };
  afterAll(async () => {
    for (const one of served) await one.close();
  });
  const send = async (base: string, record: string, { name = 'Eva', token = newSecret(), game = 'ausreisser', day = DAY } = {}) => {
    const answer = await post(base, `/api/days/${game}/${day}`, { record, name, token });
    return {
      status: answer.status,
      body: (await answer.json()) as DayTableDto & { readonly problems?: readonly { readonly code: string }[] },
    };
  };
  const codes = async (...args: Parameters<typeof send>): Promise<readonly string[]> => {
    const { status, body } = await send(...args);
    expect(status).toBeGreaterThanOrEqual(400);
    return (body.problems ?? []).map(({ code }) => code);
  };

  test('a short link leads to its address, again after a restart, and only to addresses of the page', async () => {
    const where = await fresh();
    const one = await start({}, where);
    const made = await post(one.base, '/api/links', { to: 'result/!abc-DEF_123' });
    expect(made.status).toBe(422);
    const to = 'result/abc-DEF_123/17';
    const { id } = (await (await post(one.base, '/api/links', { to })).json()) as { id: string };
    expect(id).toMatch(/^[\w-]{12}$/);
    // the same address gets the same link
    expect(await (await post(one.base, '/api/links', { to })).json()).toEqual({ id });
    await served.pop()!.close();
    const two = await start({}, where);
    expect(await (await fetch(`${two.base}/api/links/${id}`)).json()).toEqual({ to });
    expect((await fetch(`${two.base}/api/links/aaaaaaaaaaaa`)).status).toBe(404);
    for (const bad of ['', 'https://example.org', '//example.org', 'javascript:alert(1)', 'a b', `r/${'a'.repeat(MAX_LINKED_CHARS)}`])
      expect((await post(two.base, '/api/links', { to: bad })).status, bad.slice(0, 40)).toBe(422);
    expect((await post(two.base, '/api/links', { to, more: 1 })).status).toBe(422);
  });

  test('an address makes so many links a minute', async () => {
    const { base } = await start({ requests: { ...AS_OFTEN_AS_THEY_LIKE, opens: REQUESTS_PER_MINUTE.opens } });
    const statuses: number[] = [];
    for (let i = 0; i <= REQUESTS_PER_MINUTE.opens; i++) statuses.push((await post(base, '/api/links', { to: `result/${i}` })).status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(REQUESTS_PER_MINUTE.opens);
    expect(statuses.at(-1)).toBe(429);
  });

  test('the race of the day is in the table once a browser, with rank and how many it beats', async () => {
    const { base } = await start();
    const [eva, jan] = [newSecret(), newSecret()];
    const better = formatRecord((await playDay('ausreisser', DAY, last)).race);
    const a = await send(base, RECORD, { token: eva });
    expect(a).toMatchObject({ status: 201, body: { day: DAY, count: 1, you: { rank: 1, name: 'Eva', below: 0 } } });
    const b = await send(base, better, { token: jan, name: '  Jan\u202e\u0000 ' });
    expect(b.body.you?.name).toBe('Jan');
    expect(b.body.count).toBe(2);
    expect([b.body.you!.points > a.body.you!.points, b.body.you!.rank, b.body.you!.below]).toEqual(
      b.body.you!.points > a.body.you!.points ? [true, 1, 1] : [false, a.body.you!.points === b.body.you!.points ? 1 : 2, 0],
    );
    expect(await codes(base, better, { token: eva })).toEqual(['day-sent']);
    const table = (await (
      await fetch(`${base}/api/days/ausreisser/${DAY}`, { headers: { authorization: `Bearer ${eva}` } })
    ).json()) as DayTableDto;
    expect(table.you?.points).toBe(a.body.you!.points);
    // names and points alone
    expect(Object.keys(table.best[0]!).sort()).toEqual(['name', 'points', 'rank']);
    expect(JSON.stringify(table)).not.toContain(eva);
  });

  test('forged records are refused with a reason, and nothing is stored', async () => {
    const { base } = await start();
    expect(await codes(base, 'nonsense')).not.toEqual([]);
    // another day's luck under this day
    expect(await codes(base, formatRecord((await playDay('ausreisser', '2026-11-26', first)).race))).toEqual(['day-other']);
    // luck of the player's own
    const own = { ...dayOf.race, chance: { ...dayOf.race.chance, seal: sealOf('mine'), seed: 'mine' } } as Race;
    expect(await codes(base, formatRecord(own))).toEqual(['day-other']);
    // bots that were played by hand
    expect(await codes(base, formatRecord((await playDay('ausreisser', DAY, first, 'by hand')).race))).toEqual(['day-bots']);
    // a part of the race, and a better final table
    expect(await codes(base, formatRecord({ ...dayOf.race, entries: dayOf.race.entries.slice(0, 20), standings: [] }))).toEqual([
      'day-open',
    ]);
    const [row, ...rest] = dayOf.race.standings;
    expect(await codes(base, formatRecord({ ...dayOf.race, standings: [{ ...row!, points: row!.points + 9 }, ...rest] }))).not.toEqual([]);
    expect(await codes(base, RECORD, { day: '2026-11-28' })).toEqual(['day-when']);
    expect(await codes(base, RECORD, { day: '2026-11-19' })).toEqual(['day-when']);
    expect(await codes(base, RECORD, { game: 'chess' })).toEqual(['day-game']);
    expect(await codes(base, RECORD, { name: '\u200b' })).toEqual(['room-name']);
    expect(await codes(base, RECORD, { token: 'short' })).toEqual(['wire-field']);
    expect(await (await fetch(`${base}/api/days/ausreisser/${DAY}`)).json()).toEqual({ day: DAY, count: 0, best: [], you: null });
  });

  test('a race that was ridden offline is taken for a week', async () => {
    const { base } = await start({ now: () => NOW + 7 * DAY_MS });
    expect((await send(base, RECORD)).status).toBe(201);
  });

  test('a database of an earlier program gets the tables', async () => {
    const where = await fresh();
    await start({}, where);
    await served.pop()!.close();
    const sql = isPostgres(where) ? await openPostgres(where) : await openSqlite(where);
    for (const table of ['links', 'day_results']) await sql.query(`drop table ${table}`);
    await sql.close();
    const two = await start({}, where);
    expect((await post(two.base, '/api/links', { to: 'home' })).status).toBe(201);
  });
});

test.each(gameIds)('%s: whole races of days are right', async (id) => {
  for (const day of ['2026-11-25', '2026-11-26', DAY]) {
    const { race } = await playDay(id, day, first);
    expect(await checkDay({ game: id, day, record: formatRecord(race) }, content)).toEqual({
      ok: true,
      value: race.standings.find(({ seat }) => seat === 0)!.points,
    });
  }
});
