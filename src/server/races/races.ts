import { randomBytes, randomUUID } from 'node:crypto';
import { botNames } from '../../bots/index.ts';
import { gameIds, loadGame } from '../../games/index.ts';
import { fail, ok, type AnyGame, type Content, type Problem, type Result, type Seat } from '../../kit/index.ts';
import { NOBODY } from '../../kit/index.ts';
import { formatHead, sealOf, SEED_BYTES, seedFrom, type Race } from '../../table/index.ts';
import type { KeptRace, Store } from '../store/index.ts';
import { createOwning, type Owning } from './owning.ts';
import type { OpenRace } from './open-race.ts';
import { hashOf, newSecret, SECRET } from './secrets.ts';
import { createTime } from './time.ts';
import {
  configured,
  isReady,
  isTaken,
  leaveSeat,
  openRoom,
  readRoom,
  setReady,
  takeSeat,
  toldOf,
  type OpenWish,
  type Room,
  type RoomTold,
  type Rules,
} from './room.ts';

/** The races of this server: opened, taken seats at, begun, ridden, looked at. Every call answers when what it says is kept. */
export interface Races {
  /** @returns the race's id, and the token of whoever has opened it */
  open(wish: OpenWish): Promise<Result<{ readonly id: string; readonly token: string }, readonly Problem[]>>;
  /** Null: there is no such race. */
  see(id: string): Promise<RoomTold | null>;
  /** Races open to all that gather riders, and those being ridden. */
  lobby(): Promise<readonly RoomTold[]>;
  /** The seat's token, by which its owner is known from now on. */
  take(id: string, seat: Seat, name: string): Promise<Result<string, readonly Problem[]>>;
  leave(id: string, token: string): Promise<Result<null, readonly Problem[]>>;
  /** With the last one the race begins. */
  ready(id: string, token: string, wish: { readonly ready: boolean }): Promise<Result<null, readonly Problem[]>>;
  /** Whoever has opened it begins before all are there; bots ride the empty seats. */
  begin(id: string, token: string): Promise<Result<null, readonly Problem[]>>;
  /** Whose token it is: a seat; `OPENER`; null: nobody's. */
  whose(id: string, token: string): Promise<Seat | null>;
  /** A link, of which its secret is answered, by which whoever has it takes the seat; once. The earlier one counts no more. */
  offer(id: string, token: string): Promise<Result<string, readonly Problem[]>>;
  /** The seat's new token, for the secret of its link; the old one counts no more. */
  takeOver(id: string, link: string): Promise<Result<string, readonly Problem[]>>;
  /** Null: not over, or no such race. */
  record(id: string): Promise<string | null>;
  /** The race with its host; null before it has begun. To be let go with the last who watches. */
  ride(id: string): Promise<OpenRace | null>;
  /** Is told when a room of this process or another has changed. */
  hear(id: string, listener: () => void): () => void;
  /** Milliseconds since 1970, as the clocks of races have it. */
  now(): number;
  figures(): { readonly open: number; readonly owned: number; readonly watched: number };
  /** Hands its races on. */
  close(): Promise<void>;
}

/** The token of whoever has opened a race is no seat's. */
export const OPENER: Seat = NOBODY;
/** As many are shown. */
const MOST_LISTED = 50;
/** A room that changes under one's hand is tried again so often. */
const TRIES = 20;

export interface RacesOptions {
  readonly store: Store;
  readonly content: Content;
  readonly report: (error: unknown, doing: string) => void;
  /** How long this process counts as living after its last sign, in milliseconds. */
  readonly lease?: number;
  /** How long after his line was lost somebody is missed, in milliseconds. */
  readonly patience?: number;
  /** Milliseconds since 1970; left out: the store's time. */
  readonly now?: () => number;
}

type Change = (
  room: Room,
  rules: Rules,
) => Result<{ readonly room: Room; readonly token?: { hash: string; seat: Seat }; readonly without?: Seat }, readonly Problem[]>;

export async function createRaces({ store, content, report, lease, patience, now }: RacesOptions): Promise<Races> {
  const time = now === undefined ? await createTime(store) : { now, set: () => Promise.resolve() };
  const rulesOf = async (id: string): Promise<Rules | null> => {
    const game: AnyGame | undefined = gameIds.includes(id) ? await loadGame(id) : undefined;
    return game === undefined ? null : { game, content, bots: botNames(game.id) };
  };
  const listeners = new Map<string, Set<() => void>>();
  const tell = (id: string): void => listeners.get(id)?.forEach((listener) => listener());
  const owning: Owning = await createOwning({
    ...{ store, content, report, process: randomUUID(), rulesOf, time },
    ...(lease === undefined ? {} : { lease }),
    ...(patience === undefined ? {} : { patience }),
    changed(races) {
      for (const id of races ?? listeners.keys()) tell(id);
    },
  });
  const nowhere = fail([{ code: 'race-unknown' }]);

  const find = async (id: string): Promise<KeptRace | null> => (SECRET.test(id) ? store.findRace(id) : null);

  const whose = async (id: string, token: string): Promise<Seat | null> =>
    SECRET.test(id) && SECRET.test(token) ? store.seatOf(id, hashOf(token)) : null;

  function told(race: KeptRace, rules: Rules): RoomTold {
    const room = readRoom(race.room);
    const config = rules.game.configure(room.setup, content);
    return toldOf(race, room, config.ok ? rules.game.seats(config.value).map(({ name }) => name) : []);
  }

  /** Changes a room as it is then; begins the race where that makes it ready. */
  async function change(id: string, how: Change, wish: { readonly begin?: true } = {}): Promise<Result<null, readonly Problem[]>> {
    for (let tried = 0; tried < TRIES; tried++) {
      const race = await find(id);
      const rules = race && (await rulesOf(race.game));
      if (race === null || rules === null) return nowhere;
      if (race.phase !== 'gathering') return fail([{ code: 'room-begun' }]);
      const next = how(readRoom(race.room), rules);
      if (!next.ok) return next;
      const { room, token, without } = next.value;
      const begun = wish.begin || isReady(room) ? beginOf(room, rules) : null;
      if (begun !== null && !begun.ok) return begun;
      const changed = await store.changeRoom(id, race.version, {
        room: JSON.stringify(room),
        ...(token === undefined ? {} : { token }),
        ...(without === undefined ? {} : { without }),
        ...(begun === null ? {} : { begun: begun.value }),
      });
      if (!changed) continue;
      tell(id);
      if (begun !== null) void owning.open(id).catch((error: unknown) => report(error, 'beginning a race'));
      return ok(null);
    }
    return fail([{ code: 'room-busy' }]);
  }

  return {
    async open(wish) {
      const rules = await rulesOf(wish.game);
      if (rules === null) return fail([{ code: 'record-unknown-game', facts: { game: wish.game } }]);
      const room = openRoom(wish, rules);
      if (!room.ok) return room;
      const [id, token] = [newSecret(), newSecret()];
      const race = { id, game: wish.game, listed: wish.listed, room: JSON.stringify(room.value) };
      await store.addRace(race, [{ hash: hashOf(token), seat: OPENER }]);
      return ok({ id, token });
    },
    async see(id) {
      const race = await find(id);
      const rules = race && (await rulesOf(race.game));
      return race === null || rules === null ? null : told(race, rules);
    },
    async lobby() {
      const listed: RoomTold[] = [];
      for (const phase of ['gathering', 'riding'] as const)
        for (const race of await store.listRaces(phase, MOST_LISTED)) {
          const rules = await rulesOf(race.game);
          if (rules !== null) listed.push(told(race, rules));
        }
      return listed;
    },
    async take(id, seat, name) {
      const token = newSecret();
      const taken = await change(id, (room, rules) => {
        const next = takeSeat(room, seat, name, rules);
        return next.ok ? ok({ room: next.value, token: { hash: hashOf(token), seat } }) : next;
      });
      return taken.ok ? ok(token) : taken;
    },
    async leave(id, token) {
      const seat = await whose(id, token);
      if (seat === null || seat === OPENER) return fail([{ code: 'room-token' }]);
      return change(id, (room) => ok({ room: leaveSeat(room, seat), without: seat }));
    },
    async ready(id, token, wish) {
      const seat = await whose(id, token);
      if (seat === null || seat === OPENER) return fail([{ code: 'room-token' }]);
      return change(id, (room) => ok({ room: setReady(room, seat, wish) }));
    },
    async begin(id, token) {
      if ((await whose(id, token)) !== OPENER) return fail([{ code: 'room-token' }]);
      return change(id, (room) => (isTaken(room) ? ok({ room }) : fail([{ code: 'room-empty' }])), { begin: true });
    },
    whose,
    async offer(id, token) {
      const seat = await whose(id, token);
      if (seat === null || seat === OPENER) return fail([{ code: 'room-token' }]);
      const race = await find(id);
      if (race?.phase !== 'riding') return fail([{ code: 'room-not-riding' }]);
      const link = newSecret();
      await store.addHanding(id, hashOf(link), seat);
      return ok(link);
    },
    async takeOver(id, link) {
      const race = await find(id);
      if (race === null) return nowhere;
      if (race.phase !== 'riding') return fail([{ code: 'room-not-riding' }]);
      const token = newSecret();
      const seat = SECRET.test(link) ? await store.handOn(id, hashOf(link), hashOf(token)) : null;
      if (seat === null) return fail([{ code: 'room-link' }]);
      // it holds already; that the table is told may come later
      const told = await (await owning.open(id))?.handOn(seat);
      if (told) report(new Error(told.code), 'telling that a seat was handed on');
      return ok(token);
    },
    now: () => time.now(),
    async record(id) {
      const race = await find(id);
      return race?.phase === 'over' ? ((await owning.open(id))?.record() ?? null) : null;
    },
    async ride(id) {
      const race = await find(id);
      return race === null || race.phase === 'gathering' ? null : owning.open(id);
    },
    hear(id, listener) {
      const known = listeners.get(id) ?? new Set();
      listeners.set(id, known.add(listener));
      return () => {
        known.delete(listener);
        if (known.size === 0) listeners.delete(id);
      };
    },
    figures: () => owning.figures(),
    close: () => owning.close(),
  };
}

/** The sealed seed, and the head of the record: what is shown before the first action. */
function beginOf(room: Room, rules: Rules): Result<{ readonly head: string; readonly seed: string }, readonly Problem[]> {
  const config = configured(room, rules);
  if (!config.ok) return config;
  const { game } = rules;
  const seed = seedFrom(randomBytes(SEED_BYTES));
  const dice = { kind: 'sealed', seal: sealOf(seed), contributions: [], seed: null } as const;
  const race: Race = { game, rulesVersion: game.rulesVersion, config: config.value, dice, entries: [], standings: [], lines: [] };
  return ok({ head: formatHead(race), seed });
}
