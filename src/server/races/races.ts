import { randomUUID } from 'node:crypto';
import { botNames } from '../../bots/index.ts';
import { gameIds, loadGame } from '../../games/index.ts';
import { fail, ok, type AnyGame, type Problem, type Result, type Seat } from '../../kit/index.ts';
import { NOBODY } from '../../kit/index.ts';
import { SECRET_PATTERN, type RoomDto } from '../../protocol/index.ts';
import { gameOfRecord } from '../../table/index.ts';
import type { StoredRace, SeatToken } from '../store/index.ts';
import { readBroughtRace } from './brought-race.ts';
import { inProcessBots } from './bot-runner.ts';
import type { Races, RacesOptions } from './contract.ts';
import { raceStart, renamedHead } from './race-head.ts';
import { createHandOver } from './hand-over.ts';
import { createRaceOwnership, type RaceOwnership } from './race-ownership.ts';
import { hashOf, newSecret, readCredential } from './secrets.ts';
import { openEnvelope, sealRoomAnew, showEnvelope, type RoomEnvelopes } from './room-envelopes.ts';
import { createSharedClock } from './shared-clock.ts';
import { raceUnknown, retryUntilUnchanged } from './retry.ts';
import {
  forgetName,
  isTaken,
  leaveSeat,
  nextRoom,
  createRoom,
  readRoom,
  setReady,
  takeSeat,
  toRoomDto,
  advanceToStart,
  withEnvelopes,
  type Room,
  type RaceRules,
} from './room.ts';

/** The "seat" of the opener's token. */
export const OPENER: Seat = NOBODY;
/** How many races of each phase the lobby shows. */
const MAX_LISTED = [
  ['gathering', 50],
  ['riding', 50],
  ['over', 20],
] as const;
/** The lobby leaves out rooms that do not fit, and may still show smaller ones after them. */
const MAX_LOBBY_CHARS = 400_000;
/** Untouched races are put away after a month. */
const AWAY_AFTER_MS = 30 * 86_400_000;
const SWEEP_INTERVAL_MS = 3_600_000;

/** Changes a room's envelopes. Problem: `room-no-envelopes`. */
function updateEnvelopes(
  room: Room,
  how: (envelopes: RoomEnvelopes) => Result<RoomEnvelopes, readonly Problem[]>,
): Result<{ readonly room: Room }, readonly Problem[]> {
  if (room.envelopes === undefined) return fail([{ code: 'room-no-envelopes' }]);
  const next = how(room.envelopes);
  return next.ok ? ok({ room: withEnvelopes(room, next.value) }) : next;
}

type RoomChangeResult = Result<{ readonly room: Room; readonly token?: SeatToken; readonly removedSeat?: Seat }, readonly Problem[]>;
type ChangeRoom = (room: Room, rules: RaceRules) => RoomChangeResult;

export async function createRaces({
  store,
  content,
  report,
  bots = inProcessBots,
  leaseMs,
  notices,
  turnNoticeAfterMs,
  isAllowedHook = () => false,
  missingAfterMs,
  maxIdleRows,
  now,
}: RacesOptions): Promise<Races> {
  const clock = now === undefined ? await createSharedClock(store) : { now, synchronize: () => Promise.resolve() };
  const rulesOf = async (id: string): Promise<RaceRules | null> => {
    const game: AnyGame | undefined = gameIds.includes(id) ? await loadGame(id) : undefined;
    return game === undefined ? null : { game, content, bots: botNames(game.id) };
  };
  const listeners = new Map<string, Set<() => void>>();
  const notifyListeners = (id: string): void => listeners.get(id)?.forEach((listener) => listener());
  const ownership: RaceOwnership = await createRaceOwnership({
    ...{ store, content, report, process: randomUUID(), rulesOf, bots, clock },
    ...(leaseMs === undefined ? {} : { leaseMs }),
    ...(missingAfterMs === undefined ? {} : { missingAfterMs }),
    onTurn: (id, seat, entries) => sendNotice('turn', id, seat, entries),
    onTimeRunningOut: (id, seat, entries) => sendNotice('time', id, seat, entries),
    turnNoticeAfterMs,
    maxIdleRows,
    watchedRooms: () => listeners.keys(),
    onChanged(races) {
      for (const id of races ?? listeners.keys()) notifyListeners(id);
    },
  });
  async function sendNotice(about: 'turn' | 'time', id: string, seat: Seat, entries: number): Promise<void> {
    const race = await store.findRace(id);
    if (race === null || notices === undefined) return;
    const room = readRoom(race.room);
    const { name, person = null } = room.seats[seat] ?? {};
    await notices.send(about, { race: id, game: race.game, seat, name: name ?? '', entries }, { person, hook: room.hook ?? null });
  }
  const find = async (id: string): Promise<StoredRace | null> => (SECRET_PATTERN.test(id) ? store.findRace(id) : null);

  async function seatOf(id: string, token: string): Promise<Seat | null> {
    if (!SECRET_PATTERN.test(id)) return null;
    if (SECRET_PATTERN.test(token)) return store.seatOf(id, hashOf(token));
    const person = readCredential(token);
    if (person === null || !(await store.people.knows(person.id, hashOf(person.secret)))) return null;
    return store.people.seatOf(id, person.id);
  }

  /** The seat of a token. Problem: `room-token`, also for an opener without a seat. */
  async function riderOf(id: string, token: string): Promise<Result<Seat, readonly Problem[]>> {
    const seat = await seatOf(id, token);
    return seat === null || seat === OPENER ? fail([{ code: 'room-token' }]) : ok(seat);
  }

  /** Stores the final table with the room at the first request, so that lists need not read whole races. */
  async function withStandings(race: StoredRace, room: Room): Promise<Room> {
    if (race.phase !== 'over' || room.standings !== undefined) return room;
    const standings = (await ownership.open(race.id))?.standings();
    if (standings === undefined) return room;
    const next = { ...room, standings };
    await store.changeRoom(race.id, race.version, { room: JSON.stringify(next) });
    return next;
  }

  async function roomDtoOf(race: StoredRace): Promise<RoomDto> {
    const room = await withStandings(race, readRoom(race.room));
    return toRoomDto(race, room);
  }

  /** Changes a room before the start, and starts the race if that makes it ready. */
  async function changeRoom(id: string, how: ChangeRoom, more: { readonly begin?: true } = {}): Promise<Result<null, readonly Problem[]>> {
    return retryUntilUnchanged(async () => {
      const race = await find(id);
      const rules = race && (await rulesOf(race.game));
      if (race === null || rules === null) return raceUnknown;
      if (race.phase !== 'gathering') return fail([{ code: 'room-begun' }]);
      const next = how(readRoom(race.room), rules);
      if (!next.ok) return next;
      const { token, removedSeat } = next.value;
      const { room, begins } = advanceToStart(next.value.room, more, clock.now());
      const begun = begins ? raceStart(room, rules) : null;
      if (begun !== null && !begun.ok) return begun;
      const changed = await store.changeRoom(id, race.version, {
        room: JSON.stringify(room),
        ...(token === undefined ? {} : { token }),
        ...(removedSeat === undefined ? {} : { removedSeat }),
        ...(begun === null ? {} : { begun: begun.value }),
      });
      if (!changed) return null;
      notifyListeners(id);
      if (begun !== null) void ownership.open(id).catch((error: unknown) => report(error, 'starting a race'));
      return ok(null);
    });
  }

  /** Takes a person's name out of the room and the record of a begun race. */
  async function removeNameOf(
    id: string,
    seat: Seat,
    more: { readonly removedSeat?: Seat } = {},
  ): Promise<Result<null, readonly Problem[]>> {
    return retryUntilUnchanged(async () => {
      const race = await find(id);
      const rules = race && (await rulesOf(race.game));
      if (race?.head === undefined || race.head === null || rules === null) return raceUnknown;
      const room = forgetName(readRoom(race.room), seat, rules);
      const head = room.ok ? renamedHead(race.head, room.value, rules) : room;
      if (!room.ok) return room;
      if (!head.ok) return head;
      if (!(await store.changeRoom(id, race.version, { room: JSON.stringify(room.value), head: head.value, ...more }))) return null;
      await store.people.forget(id);
      ownership.reopen(id);
      notifyListeners(id);
      return ok(null);
    });
  }

  async function sweepAll(): Promise<void> {
    await store.putAway(AWAY_AFTER_MS);
    await store.sweepReplies();
  }
  const sweep = (): void => void sweepAll().catch((error: unknown) => report(error, 'putting races away'));
  const sweeping = setInterval(sweep, SWEEP_INTERVAL_MS);
  sweeping.unref();
  sweep();

  return {
    async open(request) {
      const rules = await rulesOf(request.game);
      if (rules === null) return fail([{ code: 'record-unknown-game', facts: { game: request.game } }]);
      if (request.hook !== undefined && !isAllowedHook(request.hook)) return fail([{ code: 'room-hook' }]);
      const room = createRoom(request, rules);
      if (!room.ok) return room;
      const [id, token] = [newSecret(), newSecret()];
      const race = { id, game: request.game, listed: request.listed, room: JSON.stringify(room.value) };
      await store.addRace(race, [{ hash: hashOf(token), seat: OPENER }]);
      return ok({ id, token });
    },
    async bring({ record, ...request }) {
      const game = gameOfRecord(record) ?? '';
      const rules = await rulesOf(game);
      if (rules === null) return fail([{ code: 'record-unknown-game', facts: { game } }]);
      const brought = readBroughtRace(record, rules.game, content);
      if (!brought.ok) return brought;
      const { head, seed, setup, rows, summary } = brought.value;
      const room = createRoom({ ...request, game, setup, envelopes: false, starter: 'opener' }, rules);
      if (!room.ok) return room;
      const [id, token] = [newSecret(), newSecret()];
      const race = { id, game, listed: request.listed, room: JSON.stringify({ ...room.value, brought: { head, seed } }) };
      await store.addRace(race, [{ hash: hashOf(token), seat: OPENER }]);
      const why = rows.length === 0 ? null : await store.append(id, rows, summary);
      return why === null ? ok({ id, token }) : fail([{ code: `table-not-kept-${why}` }]);
    },
    async takeHome(id, token) {
      const rider = await riderOf(id, token);
      if (!rider.ok) return rider;
      const seat = rider.value;
      const opened = await ownership.open(id);
      if (typeof opened?.recordFor(seat) !== 'string') return fail([{ code: 'room-not-alone' }]);
      const { role } = opened;
      let isHome = false;
      try {
        // stops the bots here, and reads rows of other processes, which would be missing in the record
        await opened.setRole('reader');
        await opened.catchUp();
        const record = opened.recordFor(seat);
        if (record === null) return fail([{ code: 'room-not-alone' }]);
        const race = await find(id);
        if (race === null) return raceUnknown;
        const room = JSON.stringify({ ...readRoom(race.room), home: true });
        isHome = await store.changeRoom(id, race.version, { room, home: { rows: opened.rowCount } });
        if (!isHome) return fail([{ code: 'room-busy' }]);
        ownership.reopen(id);
        notifyListeners(id);
        // clients of other processes reconnect, and find it away
        await store.people.forget(id);
        return ok(record);
      } finally {
        // the race stays here and continues
        if (!isHome) await opened.setRole(role);
      }
    },
    async findRoom(id) {
      const race = await find(id);
      const rules = race && (await rulesOf(race.game));
      return race === null || rules === null ? null : roomDtoOf(race);
    },
    async lobby() {
      const listed: RoomDto[] = [];
      let left = MAX_LOBBY_CHARS;
      for (const [phase, most] of MAX_LISTED)
        for (const race of await store.listRaces(phase, most)) {
          // its people ended it early, so there is nothing to see
          if (race.phase === 'over' && race.summary?.turn !== NOBODY) continue;
          if (race.room.length > left) continue;
          left -= race.room.length;
          const rules = await rulesOf(race.game);
          if (rules !== null) listed.push(await roomDtoOf(race));
        }
      return listed;
    },
    async roomOf(race) {
      const rules = await rulesOf(race.game);
      return rules === null ? null : roomDtoOf(race);
    },
    async turnOf({ id, phase, summary }, seat) {
      if (phase !== 'riding' || summary?.turn !== seat) return null;
      const turn = (await ownership.open(id))?.openTurn();
      if (turn?.seat !== seat) return null;
      return { left: turn.deadline === null ? null : Math.max(0, turn.deadline - clock.now()) };
    },
    async removePerson(id, seat) {
      const race = await find(id);
      if (race === null) return raceUnknown;
      // a race that was moved to a browser stays away; only the name goes
      const isHome = race.phase === 'away' && readRoom(race.room).home === true;
      // resumed, so that a bot can take over or the seat becomes free
      if (race.phase === 'away' && !isHome) await store.wake(id);
      if (race.phase === 'gathering' || race.head === null)
        return changeRoom(id, (room) => ok({ room: leaveSeat(room, seat), removedSeat: seat }));
      if (race.phase !== 'over' && !isHome) await (await ownership.open(id))?.leaveToBot(seat);
      return removeNameOf(id, seat, { removedSeat: seat });
    },
    removeName: (id, seat) => removeNameOf(id, seat),
    async takeSeat(id, seat, who) {
      const token = newSecret();
      const taken = await changeRoom(id, (room, rules) => {
        const next = takeSeat(room, seat, who, rules);
        const { person } = who;
        return next.ok ? ok({ room: next.value, token: { hash: hashOf(token), seat, ...(person === null ? {} : { person }) } }) : next;
      });
      return taken.ok ? ok(token) : taken;
    },
    async leaveSeat(id, token) {
      const rider = await riderOf(id, token);
      if (!rider.ok) return rider;
      const seat = rider.value;
      return changeRoom(id, (room) => ok({ room: leaveSeat(room, seat), removedSeat: seat }));
    },
    async setReady(id, token, request) {
      const rider = await riderOf(id, token);
      if (!rider.ok) return rider;
      const seat = rider.value;
      const { commitment } = request;
      return changeRoom(id, (room) => {
        const ready = setReady(room, seat, request);
        if (!ready.ok) return ready;
        return request.ready && commitment !== undefined
          ? updateEnvelopes(ready.value, (envelopes) => showEnvelope(envelopes, seat, commitment))
          : ok({ room: ready.value });
      });
    },
    async openEnvelope(id, token, opening) {
      const rider = await riderOf(id, token);
      if (!rider.ok) return rider;
      const seat = rider.value;
      return changeRoom(id, (room) => updateEnvelopes(room, (envelopes) => openEnvelope(envelopes, seat, opening)));
    },
    async sealAnew(id, token) {
      if ((await seatOf(id, token)) === null) return fail([{ code: 'room-token' }]);
      return changeRoom(id, (room) => updateEnvelopes(room, (envelopes) => sealRoomAnew(envelopes, clock.now())));
    },
    async begin(id, token) {
      const who = await seatOf(id, token);
      if (who === null) return fail([{ code: 'room-token' }]);
      const begins = (room: Room): RoomChangeResult => {
        if (who !== OPENER && room.starter !== 'riders') return fail([{ code: 'room-token' }]);
        return isTaken(room) ? ok({ room }) : fail([{ code: 'room-empty' }]);
      };
      return changeRoom(id, begins, { begin: true });
    },
    async rematch(id, token) {
      if ((await seatOf(id, token)) === null) return fail([{ code: 'room-token' }]);
      return retryUntilUnchanged(async () => {
        const race = await find(id);
        const rules = race && (await rulesOf(race.game));
        if (race === null || rules === null) return raceUnknown;
        if (race.phase !== 'over') return fail([{ code: 'room-not-over' }]);
        const room = readRoom(race.room);
        const next = room.next ?? newSecret();
        // the id is stored before the race is created, so that concurrent requests create one race
        if (room.next === undefined && !(await store.changeRoom(id, race.version, { room: JSON.stringify({ ...room, next }) })))
          return null;
        if ((await store.findRace(next)) === null) {
          const { seats, ...rest } = nextRoom(room, rules);
          const people = seats.flatMap(({ person }, seat) => (person === undefined ? [] : [{ person, seat }]));
          const made = { id: next, game: race.game, listed: race.listed, room: JSON.stringify({ ...rest, seats }), people };
          try {
            await store.addRace(made, []);
          } catch (error) {
            // a concurrent request may have created it
            if ((await store.findRace(next)) === null) throw error;
          }
        }
        notifyListeners(id);
        return ok(next);
      });
    },
    async wake(id) {
      const race = await find(id);
      if (race === null) return raceUnknown;
      // its rider continues it elsewhere, and knows the dice to come
      if (readRoom(race.room).home === true) return fail([{ code: 'room-home' }]);
      if (await store.wake(id)) notifyListeners(id);
      return ok(null);
    },
    seatOf: seatOf,
    ...createHandOver({ store, ownership: ownership, report, find, riderOf }),
    now: () => clock.now(),
    async recordOf(id) {
      const race = await find(id);
      return race?.phase === 'over' ? ((await ownership.open(id))?.record() ?? null) : null;
    },
    async openRace(id) {
      const race = await find(id);
      return race === null || race.phase === 'gathering' || race.phase === 'away' ? null : ownership.open(id);
    },
    subscribe(id, listener) {
      const known = listeners.get(id) ?? new Set();
      listeners.set(id, known.add(listener));
      return () => {
        known.delete(listener);
        if (known.size === 0) listeners.delete(id);
      };
    },
    counts: () => ownership.counts(),
    async close() {
      clearInterval(sweeping);
      await ownership.close();
    },
  };
}
