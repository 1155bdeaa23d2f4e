import process from 'node:process';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { loadBots } from '../../src/bots/index.ts';
import type { AnyGame, Seat } from '../../src/kit/index.ts';
import { createLedger, type Entry, type Row, type RaceLedger } from '../../src/table/index.ts';
import { createStore } from '../../src/server/store/create-store.ts';
import type { Sql } from '../../src/server/store/sql.ts';
import { openSqlite } from '../../src/server/store/sqlite.ts';
import type { Store } from '../../src/server/store/index.ts';
import { fc } from '../fast-check.ts';
import { gameById } from '../games/all.ts';
import { content } from '../games/content.ts';
import { AUSREISSER, REIFENBREITE } from './remote-player.ts';
import { type Answered, WireClient, type Wish } from './wire-client.ts';
import { beginRace, createWorld, FAULTS, seenAs, type World } from './wire-world.ts';

/**
 * Tests the protocol against a model with random schedules of several clients at two processes. Messages are repeated,
 * reordered, late, lost or sent over abandoned connections; notices between processes are late; processes restart; the
 * store fails or loses its answer. The model consists of the stored rows only, and every message and answer must agree
 * with them.
 */

/** The expected behaviour, derived from the stored rows only. */
class Model {
  /** The entries after each row. */
  readonly after: (readonly Entry[])[] = [[]];
  private readonly reader: RaceLedger;
  private readonly ids = new Map<string, { readonly row: number; readonly entry: Entry | null }>();
  private readonly seen = new WeakMap<Entry, Map<Seat, string>>();
  private readonly game: AnyGame;

  constructor(game: AnyGame, config: unknown, drivers: readonly string[]) {
    this.game = game;
    this.reader = createLedger(game, config, drivers);
  }
  get rows(): number {
    return this.after.length - 1;
  }
  get takenBack(): number {
    return this.reader.rewinds.length;
  }
  add(rows: readonly Row[]): void {
    for (const row of rows) {
      expect(row.n).toBe(this.rows + 1);
      expect(this.reader.apply(row)).toMatchObject({ ok: true });
      if (row.id !== undefined) {
        // each request counts at most once
        expect(this.ids.has(row.id), row.id).toBe(false);
        const entry = row.kind === 'acts' ? this.reader.entries.find(({ id }) => id === row.id)! : null;
        this.ids.set(row.id, { row: row.n, entry });
      }
      this.after.push([...this.reader.entries]);
    }
  }
  /** The row of this request, if any. */
  find(seat: Seat, id: string): { readonly row: number; readonly entry: Entry | null } | undefined {
    return this.ids.get(`${seat} ${id}`);
  }
  private visibleText(entry: Entry, eyes: Seat): string {
    const known = this.seen.get(entry) ?? new Map<Seat, string>();
    this.seen.set(entry, known);
    if (!known.has(eyes)) known.set(eyes, seenAs(this.game, entry, eyes));
    return known.get(eyes)!;
  }
  /** The first row from `from` to `to` after which the race, as this viewer sees it, equals the client's entries; null if there is none. */
  rowOf(entries: readonly Entry[], eyes: Seat, from: number, to: number): number | null {
    const texts = entries.map((entry) => seenAs({ see: (event: unknown) => event } as unknown as AnyGame, entry, eyes));
    for (let row = from; row <= to; row++) {
      const entries = this.after[row]!;
      if (entries.length === texts.length && entries.every((entry, i) => this.visibleText(entry, eyes) === texts[i])) return row;
    }
    return null;
  }
}

const KINDS = {
  up: 9,
  down: 9,
  tap: 8,
  flow: 14,
  again: 3,
  swap: 2,
  odd: 4,
  cut: 1,
  half: 1,
  old: 2,
  come: 3,
  turns: 4,
  settle: 3,
  notice: 3,
  deaf: 1,
  time: 2,
  fault: 1,
  restart: 1,
  table: 2,
} as const;
type Kind = keyof typeof KINDS;
const step = fc.record({
  kind: fc.oneof(...Object.entries(KINDS).map(([kind, weight]) => ({ weight, arbitrary: fc.constant(kind as Kind) }))),
  who: fc.nat({ max: 5 }),
  a: fc.nat({ max: 997 }),
  b: fc.nat({ max: 997 }),
});
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

const PROCESSES = 2;
/** More of them by hand: `RUNS=200 SEED=7 npx vitest run test/server/protocol-model.test.ts --testTimeout=1000000`. */
const [RUNS, SEED] = [Number(process.env['RUNS'] ?? 6), Number(process.env['SEED'] ?? 7)];
const RACES = {
  reifenbreite: { wish: REIFENBREITE, drivers: ['human', 'human'] },
  ausreisser: { wish: AUSREISSER, drivers: ['human', 'human', 'easy'] },
} as const;

let sql: Sql;
let store: Store;
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  sql = await openSqlite(':memory:');
  store = await createStore(sql);
  for (const game of Object.keys(RACES)) await loadBots(game);
});
afterAll(async () => {
  await store.close();
  vi.useRealTimers();
});

class Run {
  private count = 0;
  /** Requests that were legal when they were sent. */
  private readonly taps = new Set<Wish>();
  /** Counts injected faults and restarts, after which refusals may have other reasons. */
  private troubles = 0;
  readonly answers: Answered[] = [];
  readonly world: World;
  readonly model: Model;
  readonly clients: readonly WireClient[];

  constructor(world: World, model: Model, race: { readonly id: string; readonly tokens: readonly string[] }) {
    [this.world, this.model] = [world, model];
    const watching = {
      rows: () => model.rows,
      answered: (answer: Answered) => this.noting(() => this.judge(answer)),
      received: (client: WireClient, rows: number) => this.compare(client, rows),
    };
    // each player on two devices, and a spectator
    this.clients = [...race.tokens, ...race.tokens, null].map((token) => new WireClient(world, race.id, token, watching));
  }

  /** Failed expectations inside server callbacks, where throwing would look like an error of the server. */
  readonly wrong: string[] = [];
  noting(work: () => void): void {
    try {
      work();
    } catch (error) {
      this.wrong.push(String(error));
    }
  }

  /** A client's state equals the race after some row stored at that time, and never goes back. */
  private compare(client: WireClient, rows: number): void {
    const { seat } = client;
    const row = this.model.rowOf(seat!.entries, seat!.viewer, client.row, rows);
    expect(row, `seat ${seat!.viewer} received ${seat!.entries.length} entries, after row ${client.row}`).not.toBeNull();
    client.row = row!;
  }

  private judge(answer: Answered): void {
    this.answers.push(answer);
    const { wish, refusal, client, asked, given, entryCount } = answer;
    const seat = client.eyes;
    if (wish.type !== 'act' || seat === null || seat < 0) return;
    const kept = this.model.find(seat, wish.id);
    const what = JSON.stringify({ wish, refusal, kept: kept?.row, asked, given, entryCount });
    // durable before it is acknowledged
    if (refusal === null) return expect(kept, what).toBeDefined();
    const { code, facts } = refusal;
    // a connection without a state of the race has no seat yet
    if (entryCount === null) return expect(code, what).toBe('table-not-asked');
    if (code === 'table-id-taken') return expect(kept, what).toBeDefined();
    // a stored request is never answered as refused
    const original = client.sent.find(({ id }) => id === wish.id)!;
    if (kept !== undefined && original === wish) expect.fail(what);
    const lengths = this.model.after.slice(asked, given + 1).map(({ length }) => length);
    // a legal request succeeds if no other was quicker and nothing has failed
    if (this.taps.has(wish) && this.troubles === 0 && lengths.every((length) => length === wish.after))
      expect(['table-paused', 'table-ended'], what).toContain(code);
    if (code !== 'table-stale') return;
    // a stale answer comes with the news since then
    const { after, now } = facts as { readonly after: number; readonly now: number };
    expect(after, what).toBe(wish.after);
    if (after < now) expect(entryCount, what).toBeGreaterThanOrEqual(now);
    // and it is correct: at some time since the request the race had moved on
    expect(
      lengths.some((length) => length !== after),
      what,
    ).toBe(true);
  }

  async take({ kind, who, a, b }: Step): Promise<void> {
    const { world, clients } = this;
    const client = clients[who % clients.length]!;
    const server = world.processes[a % PROCESSES]!;
    switch (kind) {
      case 'up':
        return client.sendOn(1 + (a % 3), 'new');
      case 'old':
        return client.sendOn(1 + (a % 3), 'old');
      case 'down':
        return client.hearOn(1 + (a % 4));
      case 'tap':
        return this.tap(client, a);
      case 'flow':
        return this.flow(a);
      case 'again':
        if (client.sent.length > 0) client.again(client.sent[a % client.sent.length]!);
        return;
      case 'odd':
        return this.odd(client, a, b);
      case 'swap':
        return client.swap(a, b);
      case 'cut':
      case 'half':
        return client.leave(kind === 'cut' ? 'whole' : 'half');
      case 'come':
        if (!client.connected || b % 4 === 0) client.connect(a % PROCESSES);
        return;
      case 'turns':
        return world.turns(1 + (a % 4));
      case 'settle':
        return world.settle();
      case 'notice':
      case 'deaf':
        return server.hearNotices(kind === 'notice' ? 'delivered' : 'lost');
      case 'time':
        return world.pass([1, 50, 120, 1_100, 20_000][a % 5]!);
      case 'fault':
        this.troubles++;
        server.fault = FAULTS[b % FAULTS.length]!;
        return;
      case 'restart':
        if (b % 3 !== 0) return;
        this.troubles++;
        return server.restart();
      case 'table': {
        const wishes = [
          { do: 'ask', what: 'pause' },
          { do: 'go-on' },
          { do: 'ask', what: 'take-back' },
          { do: 'ask', what: 'take-back' },
          { do: 'ask', what: 'take-back' },
          { do: 'vote', number: 1 + (b % 3), yes: a % 3 > 0 },
        ] as const;
        return client.wish({ type: 'wish', id: this.id(), wish: wishes[b % wishes.length]! });
      }
    }
  }

  /** Delivers all messages, and every player with a decision acts. */
  private async flow(pick: number): Promise<void> {
    this.clients.forEach((client, i) => {
      if (!client.connected) client.connect((pick + i) % PROCESSES);
      const { paused, owners, proposal } = client.seat?.situation.agreed ?? {};
      if (paused && owners?.[0] === client.eyes) client.wish({ type: 'wish', id: this.id(), wish: { do: 'go-on' } });
      if (proposal && client.eyes !== proposal.by && client.eyes! >= 0)
        client.wish({ type: 'wish', id: this.id(), wish: { do: 'vote', number: proposal.number, yes: pick % 4 > 0 } });
    });
    for (const client of this.clients) if (client.waiting.length === 0) this.tap(client, this.count);
    for (const client of this.clients) client.sendOn(Infinity, 'new');
    await this.world.settle();
    for (const client of this.clients) client.hearOn(Infinity);
  }

  private id = (): string => `w${++this.count}`;

  tap(client: WireClient, pick: number): void {
    const choices = client.choices();
    if (choices === null) return;
    const action = choices.actions[pick % choices.actions.length]!;
    const wish: Wish = { type: choices.type, id: this.id(), after: client.seat!.entries.length, action };
    this.taps.add(wish);
    client.wish(wish);
  }

  /** Sends what no page would: a wrong number, another action under a used id, or no action. */
  private odd(client: WireClient, a: number, b: number): void {
    const acts = client.sent.filter((wish): wish is Extract<Wish, { type: 'act' }> => wish.type === 'act');
    const last = acts[a % Math.max(1, acts.length)];
    if (last === undefined) return;
    const done = acts.filter(({ id }) => this.model.find(client.eyes!, id) !== undefined);
    const [one, other] = [done[a % Math.max(1, done.length)], acts[b % acts.length]!];
    if (b % 2 === 0) client.again({ ...(one ?? last), action: b % 5 > 0 ? other.action : 'nonsense' });
    else client.wish({ ...last, id: this.id(), after: Math.max(0, last.after + (b % 7) - 3) });
  }

  /** Ends all faults; each client reconnects, repeats unanswered requests and gets all messages. */
  async end(): Promise<void> {
    const { world, clients, model } = this;
    for (const server of world.processes) server.fault = null;
    for (const client of clients) client.forgetOld();
    await world.pass(1_100);
    for (let round = 0; round < 30; round++) {
      clients.forEach((client, i) => {
        if (!client.connected) client.connect(i % PROCESSES);
      });
      for (const server of world.processes) server.hearNotices('look');
      for (const client of clients) client.sendOn(Infinity, 'new');
      await world.settle();
      for (const client of clients) client.hearOn(Infinity);
      if (clients.every((client) => client.connected && client.quiet && client.waiting.length === 0)) break;
      await world.pass(120);
    }
    await world.settle();
    for (const server of world.processes) server.hearNotices('look');
    await world.settle();
    for (const client of clients) client.hearOn(Infinity);
    expect(this.wrong).toEqual([]);
    // all clients have the whole race, and every request was answered
    for (const client of clients) {
      expect(client.waiting).toEqual([]);
      expect(client.seat!.entries).toHaveLength(model.after.at(-1)!.length);
      expect(client.errors.filter((code) => code !== 'wire-closing' && code !== 'wire-store')).toEqual([]);
    }
    // acknowledged requests are stored, and requests that were always refused are not
    for (const { wish, client } of this.answers) {
      if (wish.type !== 'act' || client.eyes === null || client.eyes < 0) continue;
      const all = this.answers.filter((other) => other.client.eyes === client.eyes && other.wish.id === wish.id);
      const acknowledged = all.some(({ refusal }) => refusal === null);
      expect(model.find(client.eyes, wish.id) !== undefined, JSON.stringify(all.map(({ refusal }) => refusal))).toBe(acknowledged);
    }
    expect(world.reports).toEqual([]);
  }
}

/** Counts of outcomes. All must occur, otherwise the schedules prove little. */
const figures = { rows: 0, acknowledged: 0, stale: 0, taken: 0, refused: 0, replies: 0, back: 0 };

test.each(['reifenbreite', 'ausreisser'] as const)('%s: messages and answers agree with the stored rows on every schedule', async (id) => {
  const { wish, drivers } = RACES[id];
  const game = gameById(id)!;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 40, maxLength: 120, size: 'max' }), async (steps) => {
      const world = await createWorld(sql, PROCESSES);
      try {
        const race = await beginRace(world.processes[0]!.races, wish, drivers);
        const kept = await store.findRace(race.id);
        const room = JSON.parse(kept!.room) as { readonly setup: Readonly<Record<string, unknown>> };
        const config = game.configure(room.setup, content);
        if (!config.ok) throw new Error('set-up');
        const model = new Model(game, config.value, drivers);
        // rows stored before the clients connect
        model.add(await store.readRows(race.id, 1));
        const run = new Run(world, model, race);
        world.onRows(race.id, (rows) => run.noting(() => model.add(rows)));
        run.clients.forEach((client, i) => client.connect(i % PROCESSES));
        for (const client of run.clients) client.sendOn(1, 'new');
        await world.settle();
        for (const client of run.clients) client.hearOn(9);
        for (const each of steps) await run.take(each);
        await run.end();
        figures.rows += model.rows;
        figures.back += model.takenBack;
        for (const {
          refusal,
          wish: { type },
        } of run.answers) {
          if (refusal === null) figures[type === 'reply' ? 'replies' : 'acknowledged']++;
          else if (refusal.code === 'table-stale') figures.stale++;
          else if (refusal.code === 'table-id-taken') figures.taken++;
          else figures.refused++;
        }
      } finally {
        await world.close();
      }
    }),
    // no shrinking, because a shorter schedule behaves differently and each run takes long
    { numRuns: RUNS, seed: SEED, endOnFailure: true },
  );
});

test('the schedules have covered every outcome', () => {
  expect(Object.entries(figures).filter(([, count]) => count === 0)).toEqual([]);
});
