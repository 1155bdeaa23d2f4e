import { randomUUID } from 'node:crypto';
import { botNames } from '../../bots/index.ts';
import { gameIds, loadGame } from '../../games/index.ts';
import { fail, ok, type AnyGame, type Problem, type Result, type Seat } from '../../kit/index.ts';
import { NOBODY } from '../../kit/index.ts';
import { SECRET_PATTERN, type RoomDto } from '../../protocol/index.ts';
import { gameOfRecord } from '../../table/index.ts';
import type { KeptRace, SeatToken } from '../store/index.ts';
import { readBrought } from './bringing.ts';
import { ownThread } from './bots.ts';
import type { Races, RacesOptions } from './contract.ts';
import { beginOf, renamedHead } from './heads.ts';
import { createHanding } from './handing.ts';
import { createOwning, type Owning } from './owning.ts';
import { hashOf, newSecret, readCredential } from './secrets.ts';
import { openEnvelope, sealRoomAnew, showEnvelope, type RoomEnvelopes } from './room-envelopes.ts';
import { createTime } from './time.ts';
import { nowhere, untilUnchanged } from './tries.ts';
import {
  forgetSeat,
  isTaken,
  leaveSeat,
  nextRoom,
  openRoom,
  readRoom,
  setReady,
  takeSeat,
  roomDtoOf,
  towardsStart,
  withEnvelopes,
  type Room,
  type RaceRules,
} from './room.ts';

/** The token of whoever has opened a race is no seat's. */
export const OPENER: Seat = NOBODY;
/** As many are shown. */
const MOST_LISTED = [
  ['gathering', 50],
  ['riding', 50],
  ['over', 20],
] as const;
/** So many characters of rooms are shown in all: what does not fit any more is left out, and smaller ones behind it are not. */
const MOST_OF_LIST = 400_000;
/** A race that nobody has touched for a month is put away; looked for every hour. Milliseconds. */
const AWAY_AFTER = 30 * 86_400_000;
const SWEEP_EVERY = 3_600_000;

/** What becomes of a room's envelopes. Problem: `room-no-envelopes`. */
function withThose(
  room: Room,
  how: (envelopes: RoomEnvelopes) => Result<RoomEnvelopes, readonly Problem[]>,
): Result<{ readonly room: Room }, readonly Problem[]> {
  if (room.envelopes === undefined) return fail([{ code: 'room-no-envelopes' }]);
  const next = how(room.envelopes);
  return next.ok ? ok({ room: withEnvelopes(room, next.value) }) : next;
}

type Changed = Result<{ readonly room: Room; readonly token?: SeatToken; readonly without?: Seat }, readonly Problem[]>;
type Change = (room: Room, rules: RaceRules) => Changed;

export async function createRaces({
  store,
  content,
  report,
  thinkers = ownThread,
  lease,
  notices,
  askedAfter,
  mayHook = () => false,
  patience,
  mostRows,
  now,
}: RacesOptions): Promise<Races> {
  const time = now === undefined ? await createTime(store) : { now, set: () => Promise.resolve() };
  const rulesOf = async (id: string): Promise<RaceRules | null> => {
    const game: AnyGame | undefined = gameIds.includes(id) ? await loadGame(id) : undefined;
    return game === undefined ? null : { game, content, bots: botNames(game.id) };
  };
  const listeners = new Map<string, Set<() => void>>();
  const tell = (id: string): void => listeners.get(id)?.forEach((listener) => listener());
  const owning: Owning = await createOwning({
    ...{ store, content, report, process: randomUUID(), rulesOf, thinkers, time },
    ...(lease === undefined ? {} : { lease }),
    ...(patience === undefined ? {} : { patience }),
    asked: (id, seat, entries) => notice('turn', id, seat, entries),
    warned: (id, seat, entries) => notice('time', id, seat, entries),
    askedAfter,
    mostRows,
    looked: () => listeners.keys(),
    changed(races) {
      for (const id of races ?? listeners.keys()) tell(id);
    },
  });
  async function notice(about: 'turn' | 'time', id: string, seat: Seat, entries: number): Promise<void> {
    const race = await store.findRace(id);
    if (race === null || notices === undefined) return;
    const room = readRoom(race.room);
    const { name, person = null } = room.seats[seat] ?? {};
    await notices.tell(about, { race: id, game: race.game, seat, name: name ?? '', entries }, { person, hook: room.hook ?? null });
  }
  const find = async (id: string): Promise<KeptRace | null> => (SECRET_PATTERN.test(id) ? store.findRace(id) : null);

  async function whose(id: string, token: string): Promise<Seat | null> {
    if (!SECRET_PATTERN.test(id)) return null;
    if (SECRET_PATTERN.test(token)) return store.seatOf(id, hashOf(token));
    const person = readCredential(token);
    if (person === null || !(await store.people.knows(person.id, hashOf(person.secret)))) return null;
    return store.people.seatOf(id, person.id);
  }

  /** The seat of a rider. Problem: `room-token`, also for whoever has but opened the race. */
  async function riderOf(id: string, token: string): Promise<Result<Seat, readonly Problem[]>> {
    const seat = await whose(id, token);
    return seat === null || seat === OPENER ? fail([{ code: 'room-token' }]) : ok(seat);
  }

  /** How a race ended is kept with its room when it is first asked for: lists need not read whole races. */
  async function withStandings(race: KeptRace, room: Room): Promise<Room> {
    if (race.phase !== 'over' || room.standings !== undefined) return room;
    const standings = (await owning.open(race.id))?.standings();
    if (standings === undefined) return room;
    const next = { ...room, standings };
    await store.changeRoom(race.id, race.version, { room: JSON.stringify(next) });
    return next;
  }

  async function told(race: KeptRace, rules: RaceRules): Promise<RoomDto> {
    const room = await withStandings(race, readRoom(race.room));
    return roomDtoOf(race, room, rules);
  }

  /** Changes a room as it is then; begins the race where that makes it ready. */
  async function change(id: string, how: Change, more: { readonly begin?: true } = {}): Promise<Result<null, readonly Problem[]>> {
    return untilUnchanged(async () => {
      const race = await find(id);
      const rules = race && (await rulesOf(race.game));
      if (race === null || rules === null) return nowhere;
      if (race.phase !== 'gathering') return fail([{ code: 'room-begun' }]);
      const next = how(readRoom(race.room), rules);
      if (!next.ok) return next;
      const { token, without } = next.value;
      const { room, begins } = towardsStart(next.value.room, more, time.now());
      const begun = begins ? beginOf(room, rules) : null;
      if (begun !== null && !begun.ok) return begun;
      const changed = await store.changeRoom(id, race.version, {
        room: JSON.stringify(room),
        ...(token === undefined ? {} : { token }),
        ...(without === undefined ? {} : { without }),
        ...(begun === null ? {} : { begun: begun.value }),
      });
      if (!changed) return null;
      tell(id);
      if (begun !== null) void owning.open(id).catch((error: unknown) => report(error, 'beginning a race'));
      return ok(null);
    });
  }

  /** Room and record of a race that has begun, without the name of a seat's person. */
  async function rename(id: string, seat: Seat, more: { readonly without?: Seat } = {}): Promise<Result<null, readonly Problem[]>> {
    return untilUnchanged(async () => {
      const race = await find(id);
      const rules = race && (await rulesOf(race.game));
      if (race?.head === undefined || race.head === null || rules === null) return nowhere;
      const room = forgetSeat(readRoom(race.room), seat, rules);
      const head = room.ok ? renamedHead(race.head, room.value, rules) : room;
      if (!room.ok) return room;
      if (!head.ok) return head;
      if (!(await store.changeRoom(id, race.version, { room: JSON.stringify(room.value), head: head.value, ...more }))) return null;
      await store.people.forget(id);
      owning.reopen(id);
      tell(id);
      return ok(null);
    });
  }

  async function sweepAll(): Promise<void> {
    await store.putAway(AWAY_AFTER);
    await store.sweepReplies();
  }
  const sweep = (): void => void sweepAll().catch((error: unknown) => report(error, 'putting races away'));
  const sweeping = setInterval(sweep, SWEEP_EVERY);
  sweeping.unref();
  sweep();

  return {
    async open(asked) {
      const rules = await rulesOf(asked.game);
      if (rules === null) return fail([{ code: 'record-unknown-game', facts: { game: asked.game } }]);
      if (asked.hook !== undefined && !mayHook(asked.hook)) return fail([{ code: 'room-hook' }]);
      const room = openRoom(asked, rules);
      if (!room.ok) return room;
      const [id, token] = [newSecret(), newSecret()];
      const race = { id, game: asked.game, listed: asked.listed, room: JSON.stringify(room.value) };
      await store.addRace(race, [{ hash: hashOf(token), seat: OPENER }]);
      return ok({ id, token });
    },
    async bring({ record, ...asked }) {
      const game = gameOfRecord(record) ?? '';
      const rules = await rulesOf(game);
      if (rules === null) return fail([{ code: 'record-unknown-game', facts: { game } }]);
      const brought = readBrought(record, rules.game, content);
      if (!brought.ok) return brought;
      const { head, seed, setup, rows, summary } = brought.value;
      const room = openRoom({ ...asked, game, setup, envelopes: false, starter: 'opener' }, rules);
      if (!room.ok) return room;
      const [id, token] = [newSecret(), newSecret()];
      const race = { id, game, listed: asked.listed, room: JSON.stringify({ ...room.value, brought: { head, seed } }) };
      await store.addRace(race, [{ hash: hashOf(token), seat: OPENER }]);
      const why = rows.length === 0 ? null : await store.append(id, rows, summary);
      return why === null ? ok({ id, token }) : fail([{ code: `table-not-kept-${why}` }]);
    },
    async takeHome(id, token) {
      const rider = await riderOf(id, token);
      if (!rider.ok) return rider;
      const seat = rider.value;
      const opened = await owning.open(id);
      if (typeof opened?.recordFor(seat) !== 'string') return fail([{ code: 'room-not-alone' }]);
      const { role } = opened;
      let isHome = false;
      try {
        // bots ride no further here, and what they have ridden is kept; a row of another process in between would be missing at home
        await opened.setRole('reader');
        await opened.catchUp();
        const record = opened.recordFor(seat);
        if (record === null) return fail([{ code: 'room-not-alone' }]);
        const race = await find(id);
        if (race === null) return nowhere;
        const room = JSON.stringify({ ...readRoom(race.room), home: true });
        isHome = await store.changeRoom(id, race.version, { room, home: { rows: opened.rows } });
        if (!isHome) return fail([{ code: 'room-busy' }]);
        owning.reopen(id);
        tell(id);
        // whoever watches it at another process is to come again, and finds it away
        await store.people.forget(id);
        return ok(record);
      } finally {
        // it stays, and goes on here
        if (!isHome) await opened.setRole(role);
      }
    },
    async see(id) {
      const race = await find(id);
      const rules = race && (await rulesOf(race.game));
      return race === null || rules === null ? null : told(race, rules);
    },
    async lobby() {
      const listed: RoomDto[] = [];
      let left = MOST_OF_LIST;
      for (const [phase, most] of MOST_LISTED)
        for (const race of await store.listRaces(phase, most)) {
          // ended by its people before its end: nothing to look for, and nothing to see
          if (race.phase === 'over' && race.summary?.turn !== NOBODY) continue;
          if (race.room.length > left) continue;
          left -= race.room.length;
          const rules = await rulesOf(race.game);
          if (rules !== null) listed.push(await told(race, rules));
        }
      return listed;
    },
    async tell(race) {
      const rules = await rulesOf(race.game);
      return rules === null ? null : told(race, rules);
    },
    async turnOf({ id, phase, summary }, seat) {
      if (phase !== 'riding' || summary?.turn !== seat) return null;
      const turn = (await owning.open(id))?.openTurn();
      if (turn?.seat !== seat) return null;
      return { left: turn.until === null ? null : Math.max(0, turn.until - time.now()) };
    },
    async forget(id, seat) {
      const race = await find(id);
      if (race === null) return nowhere;
      // what was taken home is not ridden here: his name goes, the race stays away
      const isHome = race.phase === 'away' && readRoom(race.room).home === true;
      // what rests is woken: a bot takes over, or a seat becomes free
      if (race.phase === 'away' && !isHome) await store.wake(id);
      if (race.phase === 'gathering' || race.head === null) return change(id, (room) => ok({ room: leaveSeat(room, seat), without: seat }));
      if (race.phase !== 'over' && !isHome) await (await owning.open(id))?.leaveToBot(seat);
      return rename(id, seat, { without: seat });
    },
    forgetName: (id, seat) => rename(id, seat),
    async take(id, seat, who) {
      const token = newSecret();
      const taken = await change(id, (room, rules) => {
        const next = takeSeat(room, seat, who, rules);
        const { person } = who;
        return next.ok ? ok({ room: next.value, token: { hash: hashOf(token), seat, ...(person === null ? {} : { person }) } }) : next;
      });
      return taken.ok ? ok(token) : taken;
    },
    async leave(id, token) {
      const rider = await riderOf(id, token);
      if (!rider.ok) return rider;
      const seat = rider.value;
      return change(id, (room) => ok({ room: leaveSeat(room, seat), without: seat }));
    },
    async ready(id, token, asked) {
      const rider = await riderOf(id, token);
      if (!rider.ok) return rider;
      const seat = rider.value;
      const { commitment } = asked;
      return change(id, (room) => {
        const ready = setReady(room, seat, asked);
        if (!ready.ok) return ready;
        return asked.ready && commitment !== undefined
          ? withThose(ready.value, (those) => showEnvelope(those, seat, commitment))
          : ok({ room: ready.value });
      });
    },
    async openWords(id, token, opening) {
      const rider = await riderOf(id, token);
      if (!rider.ok) return rider;
      const seat = rider.value;
      return change(id, (room) => withThose(room, (those) => openEnvelope(those, seat, opening)));
    },
    async sealAnew(id, token) {
      if ((await whose(id, token)) === null) return fail([{ code: 'room-token' }]);
      return change(id, (room) => withThose(room, (those) => sealRoomAnew(those, time.now())));
    },
    async begin(id, token) {
      const who = await whose(id, token);
      if (who === null) return fail([{ code: 'room-token' }]);
      const begins = (room: Room): Changed => {
        if (who !== OPENER && room.starter !== 'riders') return fail([{ code: 'room-token' }]);
        return isTaken(room) ? ok({ room }) : fail([{ code: 'room-empty' }]);
      };
      return change(id, begins, { begin: true });
    },
    async rematch(id, token) {
      if ((await whose(id, token)) === null) return fail([{ code: 'room-token' }]);
      return untilUnchanged(async () => {
        const race = await find(id);
        const rules = race && (await rulesOf(race.game));
        if (race === null || rules === null) return nowhere;
        if (race.phase !== 'over') return fail([{ code: 'room-not-over' }]);
        const room = readRoom(race.room);
        const next = room.next ?? newSecret();
        // first all agree on its name, then it is made: so there is one
        if (room.next === undefined && !(await store.changeRoom(id, race.version, { room: JSON.stringify({ ...room, next }) })))
          return null;
        if ((await store.findRace(next)) === null) {
          const { seats, ...rest } = nextRoom(room, rules);
          const people = seats.flatMap(({ person }, seat) => (person === undefined ? [] : [{ person, seat }]));
          const made = { id: next, game: race.game, listed: race.listed, room: JSON.stringify({ ...rest, seats }), people };
          try {
            await store.addRace(made, []);
          } catch (error) {
            // by whoever has asked at the same moment
            if ((await store.findRace(next)) === null) throw error;
          }
        }
        tell(id);
        return ok(next);
      });
    },
    async wake(id) {
      const race = await find(id);
      if (race === null) return nowhere;
      // it goes on where its rider has it: ridden here as well there would be two of it, and one whose dice he knows
      if (readRoom(race.room).home === true) return fail([{ code: 'room-home' }]);
      if (await store.wake(id)) tell(id);
      return ok(null);
    },
    whose,
    ...createHanding({ store, owning, report, find, riderOf }),
    now: () => time.now(),
    async record(id) {
      const race = await find(id);
      return race?.phase === 'over' ? ((await owning.open(id))?.record() ?? null) : null;
    },
    async ride(id) {
      const race = await find(id);
      return race === null || race.phase === 'gathering' || race.phase === 'away' ? null : owning.open(id);
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
    async close() {
      clearInterval(sweeping);
      await owning.close();
    },
  };
}
