/** A race that is played the same way every time. Its seed is known, so all actions and all answers of chance are, and the clients of the benchmark need no rules. */
import { performance } from 'node:perf_hooks';
import * as v from 'valibot';
import { botNames, chooseAndSay, loadBots } from '../../src/bots/index.ts';
import { loadGame } from '../../src/games/index.ts';
import { createRandom, type AnyGame, type Content } from '../../src/kit/index.ts';
import {
  createHost,
  createLedger,
  createSeat,
  formatHead,
  memoryJournal,
  sealOf,
  SEED_BYTES,
  seedFrom,
  type Host,
  type Race,
  type Row,
  type Summary,
} from '../../src/table/index.ts';
import { openRequestSchema } from '../../src/protocol/index.ts';
import { configureRoom, driversOf, createRoom, takeSeat, type Room } from '../../src/server/races/room.ts';
import { hashOf, newSecret } from '../../src/server/races/secrets.ts';
import type { Store } from '../../src/server/store/index.ts';

/** An action of a person, and the number of entries before it. */
export interface PlannedAct {
  readonly seat: number;
  readonly after: number;
  readonly action: string;
}

export interface Plan {
  readonly game: string;
  readonly room: Room;
  readonly head: string;
  readonly seed: string;
  readonly acts: readonly PlannedAct[];
  /** All rows of the race, with what lists show after each of them. */
  readonly rows: readonly { readonly row: Row; readonly summary: Summary }[];
}

/** Four teams of two managers over two stages: some 700 entries. */
const WISH = {
  game: 'reifenbreite',
  setup: {
    stages: [{ course: 'course long "Long" start 1 lines S S S S sprints none', board: 'criterium' }],
    rules: 'classic',
    managers: [
      { name: 'team-a', teams: ['red', 'black'] },
      { name: 'team-b', teams: ['blue', 'green'] },
    ],
  },
};

const now = { now: () => performance.now(), wait: () => ({ over: Promise.resolve(), wake: () => undefined }) };

interface Begun {
  readonly game: AnyGame;
  readonly config: unknown;
  readonly room: Room;
  readonly seed: string;
  readonly race: Race;
}

/** @param seats `take`: a person takes each seat for people; `leave`: bots play them */
async function begin(content: Content, wish: typeof WISH, drivers: readonly string[], seats: 'take' | 'leave'): Promise<Begun> {
  const game: AnyGame | undefined = await loadGame(wish.game);
  if (game === undefined) throw new Error(`no game ${wish.game}`);
  const bots = botNames(game.id);
  const opened = createRoom(v.parse(openRequestSchema, { ...wish, drivers, window: 0, step: 0 }), { game, content, bots });
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  let room = opened.value;
  for (const [seat, driver] of drivers.entries()) {
    if (driver !== 'human' || seats === 'leave') continue;
    const taken = takeSeat(room, seat, { name: `Person ${String(seat)}`, person: null, isHost: false }, { game, content, bots });
    if (!taken.ok) throw new Error(JSON.stringify(taken.error));
    room = taken.value;
  }
  const config = configureRoom(room, { game, content, bots });
  if (!config.ok) throw new Error(JSON.stringify(config.error));
  const seed = seedFrom(new Uint8Array(SEED_BYTES).fill(7));
  const chance = { kind: 'sealed', seal: sealOf(seed), contributions: [], seed: null } as const;
  const race: Race = { game, rulesVersion: game.rulesVersion, config: config.value, chance, entries: [], standings: [], lines: [] };
  return { game, config: config.value, room, seed, race };
}

/** A race that bots play alone. */
export async function planBots(content: Content, bot: string): Promise<Plan> {
  const { game, room, seed, race } = await begin(content, WISH, ['human', bot], 'leave');
  return { game: game.id, room, head: formatHead(race), seed, acts: [], rows: [] };
}

/** @param bot decides for the people. `drivers`: who plays each seat in the measured race */
export async function planRace(
  content: Content,
  { wish = WISH, bot = 'easy', drivers = ['human', 'human'] }: { wish?: typeof WISH; bot?: string; drivers?: readonly string[] } = {},
): Promise<Plan> {
  const { game, config, room, seed, race } = await begin(content, wish, drivers, 'take');
  const journal = memoryJournal();
  const rows: { row: Row; summary: Summary }[] = [];
  const host: Host<unknown, unknown> = createHost(game, config, {
    sealed: { seed, contributions: [] },
    ledger: createLedger(game, config, driversOf(room)),
    clock: now,
    role: 'leader',
    timing: { step: 0, hold: 0 },
    journal: {
      async append(added, summary) {
        for (const row of added) rows.push({ row, summary });
        return journal.append(added, summary);
      },
      read: (n) => journal.read(n),
    },
    async think({ seat, driver, state, entries }) {
      const rider = (await loadBots(game.id))(driver)!;
      return chooseAndSay(rider, state, game.choices(state), createRandom(entries, seat));
    },
    report: (error) => {
      throw error;
    },
  });
  const chooser = (await loadBots(game.id))(bot);
  if (chooser === undefined) throw new Error(`no bot ${bot}`);
  const acts: PlannedAct[] = [];
  await host.run();
  const rests = (): Promise<void> => new Promise((later) => setTimeout(later, 0));
  const seats = drivers.map((_, seat) => {
    const link = host.link(seat);
    const at = createSeat(game, config, seat, link.news(0));
    link.watch((news) => at.receive(news));
    return { link, at };
  });
  for (;;) {
    while (seats[0]!.at.situation.going) await rests();
    const asked = seats.findIndex(({ at }) => at.situation.asked);
    if (asked < 0) break;
    const { link, at } = seats[asked]!;
    const after = at.entries.length;
    const { action } = chooseAndSay(chooser, at.state, at.choices(), createRandom(after, asked));
    acts.push({ seat: asked, after, action: game.actions.format(at.state, action) });
    const refused = await link.act(action, { id: `${String(asked)} a${String(after)}`, after });
    if (refused !== null) throw new Error(refused.code);
  }
  if (rows.at(-1)?.summary.over !== true) throw new Error(`the race stands still after ${String(acts.length)} actions`);
  host.end();
  return { game: game.id, room, head: formatHead(race), seed, acts, rows };
}

/** Creates a running race from the first `rows` rows of `plan`. Returns its id and the tokens of its people, by seat. */
export async function seedRace(store: Store, plan: Plan, rows: number): Promise<SeededRace> {
  const id = newSecret();
  const tokens = plan.room.seats.map(({ name }) => (name === null ? null : newSecret()));
  const hashes = tokens.flatMap((token, seat) => (token === null ? [] : [{ hash: hashOf(token), seat }]));
  const room = JSON.stringify(plan.room);
  await store.addRace({ id, game: plan.game, listed: false, room }, hashes);
  await store.changeRoom(id, 1, { room, begun: { head: plan.head, seed: plan.seed } });
  const kept = plan.rows.slice(0, rows);
  const last = kept.at(-1);
  if (last !== undefined) {
    const why = await store.append(
      id,
      kept.map(({ row }) => row),
      last.summary,
    );
    if (why !== null) throw new Error(why);
  }
  return { id, tokens };
}

export interface SeededRace {
  readonly id: string;
  readonly tokens: readonly (string | null)[];
}
