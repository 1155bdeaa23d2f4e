// Longer than 400 lines, because its functions share the store, the rooms and the ownership of the races of one process.
import { randomUUID } from 'node:crypto';
import { fail, ok, type Problem, type Result, type Seat } from '../../kit/index.ts';
import { NO_SEAT } from '../../kit/index.ts';
import { SECRET_PATTERN, SHARED_TOKEN_PATTERN, type RoomDto } from '../../protocol/index.ts';
import type { StoredRace } from '../store/index.ts';
import { rulesOf as rulesOfGame, type NewRaceRequest } from './check-request.ts';
import { inProcessBots } from './bot-runner.ts';
import { createFairBots } from './fair-bots.ts';
import type { Races, RacesOptions } from './contract.ts';
import { raceStart, renamedHead } from './race-head.ts';
import { createHandOver } from './hand-over.ts';
import { prepareGame } from './prepare-game.ts';
import { createAddressBudget } from './address-budget.ts';
import { createRaceChecks } from './race-checks.ts';
import { createSeatRequests, mayBegin, OPENER, updateEnvelopes, type ChangeRoom, type RoomChangeResult } from './seat-requests.ts';
import { deleteExpired } from './retention.ts';
import { createRaceOwnership, type RaceOwnership } from './race-ownership.ts';
import { hashOf, newSecret, readCredential } from './secrets.ts';
import { openEnvelope, sealRoomAnew } from './room-envelopes.ts';
import { createSharedClock } from './shared-clock.ts';
import { raceUnknown, retryUntilUnchanged } from './retry.ts';
import {
  forgetName,
  isSubstituteToken,
  isTaken,
  leaveSeat,
  nextRoom,
  readRoom,
  roomOfRace,
  seatsSharedWith,
  toRoomDto,
  advanceToStart,
  type Room,
  type RaceRules,
} from './room.ts';

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
/** How long the clock must have been right before races are put away or deleted by it. */
const CLOCK_TRUST_MS = 1_800_000;

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
  checkRunner = null,
  addressLimits,
  clockTrustMs = CLOCK_TRUST_MS,
}: RacesOptions): Promise<Races> {
  const clock = now === undefined ? await createSharedClock(store) : { now, synchronize: () => Promise.resolve(0) };
  /** Races are put away only by a clock that has been right for a while. */
  let sweepFrom = performance.now() + clockTrustMs;
  const fairBots = createFairBots(bots);
  const rulesOf = (id: string): Promise<RaceRules | null> => rulesOfGame(id, content);
  const checks = createRaceChecks(content, checkRunner, createAddressBudget(addressLimits));
  const listeners = new Map<string, Set<() => void>>();
  const notifyListeners = (id: string): void => listeners.get(id)?.forEach((listener) => listener());
  const ownership: RaceOwnership = await createRaceOwnership({
    ...{ store, content, report, process: randomUUID(), rulesOf, bots: fairBots, clock },
    ...(leaseMs === undefined ? {} : { leaseMs }),
    ...(missingAfterMs === undefined ? {} : { missingAfterMs }),
    onTurn: (id, seat, entries) => sendNotice('turn', id, seat, entries),
    onTimeRunningOut: (id, seat, entries) => sendNotice('time', id, seat, entries),
    onClockJump: () => (sweepFrom = performance.now() + clockTrustMs),
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
    const { name, deviceOf = seat } = room.seats[seat] ?? {};
    const { person = null } = room.seats[deviceOf] ?? {};
    await notices.send(about, { race: id, game: race.game, seat, name: name ?? '', entries }, { person, hook: room.hook ?? null });
  }
  const find = async (id: string): Promise<StoredRace | null> => (SECRET_PATTERN.test(id) ? store.findRace(id) : null);

  async function seatOf(id: string, token: string): Promise<Seat | null> {
    if (!SECRET_PATTERN.test(id)) return null;
    if (SECRET_PATTERN.test(token)) return store.seatOf(id, hashOf(token));
    const [, own, seat] = SHARED_TOKEN_PATTERN.exec(token) ?? [];
    if (own !== undefined) return sharedSeatOf(id, own, Number(seat));
    const person = readCredential(token);
    if (person === null || !(await store.people.knows(person.id, hashOf(person.secret)))) return null;
    return store.people.seatOf(id, person.id);
  }

  /** A seat that shares the device of the seat whose token is `own`. A substitute for that seat has no right to it. */
  async function sharedSeatOf(id: string, own: string, seat: Seat): Promise<Seat | null> {
    const [device, race] = await Promise.all([seatOf(id, own), find(id)]);
    if (device === null || device === OPENER || race === null) return null;
    const room = roomOfRace(race);
    return room.seats[seat]?.deviceOf === device && !isSubstituteToken(room, own) ? seat : null;
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
    const room = await withStandings(race, roomOfRace(race));
    return toRoomDto(race, room);
  }

  /** Adds who is connected, while seats are taken. */
  async function withPresence(room: RoomDto): Promise<RoomDto> {
    if (room.phase !== 'gathering' || room.seats.every(({ taken }) => !taken)) return room;
    const present = await store.notices.presentSeats(room.id);
    return {
      ...room,
      seats: room.seats.map((each, seat) => (each.taken ? { ...each, here: present.includes(each.deviceOf ?? seat) } : each)),
    };
  }

  /** Changes a room before the start, and starts the race if that makes it ready. */
  async function changeRoom(id: string, how: ChangeRoom, more: { readonly begin?: true } = {}): Promise<Result<null, readonly Problem[]>> {
    return retryUntilUnchanged(async () => {
      const race = await find(id);
      const rules = race && (await rulesOf(race.game));
      if (race === null || rules === null) return raceUnknown;
      if (race.phase !== 'gathering') return fail([{ code: 'room-begun' }]);
      const before = readRoom(race.room);
      // taking a seat configures the race with the new name
      await prepareGame(rules.game, before.setup, content);
      const next = how(before, rules);
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

  /** Checks a new race at the cost of the address that sent it, and stores it. */
  async function addChecked(
    request: NewRaceRequest,
    address: string,
  ): Promise<Result<{ readonly id: string; readonly token: string }, readonly Problem[]>> {
    const checked = await checks.check(request, address);
    if (!checked.ok) return checked;
    const { game, room, brought } = checked.value;
    const { listed } = 'open' in request ? request.open : request.bring;
    const [id, token] = [newSecret(), newSecret()];
    const race = { id, game, listed, room: JSON.stringify(room) };
    const rows = brought?.rows ?? [];
    checks.budget.spend(address, { bytes: race.room.length + rows.reduce((sum, { text }) => sum + text.length, 0) });
    await store.addRace(race, [{ hash: hashOf(token), seat: OPENER }]);
    const why = brought === null || rows.length === 0 ? null : await store.append(id, rows, brought.summary);
    return why === null ? ok({ id, token }) : fail([{ code: `table-not-kept-${why}` }]);
  }

  async function sweepAll(): Promise<void> {
    await store.sweepReplies();
    await store.mendTimes();
    // right after a start, or after the clock was set, it may be wrong
    if (performance.now() < sweepFrom) return;
    await store.putAway(AWAY_AFTER_MS);
    for (const id of await deleteExpired(store)) {
      ownership.reopen(id);
      notifyListeners(id);
    }
  }
  const sweep = (): void => void sweepAll().catch((error: unknown) => report(error, 'putting races away'));
  const sweeping = setInterval(sweep, SWEEP_INTERVAL_MS);
  sweeping.unref();
  sweep();

  return {
    async open(request, address) {
      if (request.hook !== undefined && !isAllowedHook(request.hook)) return fail([{ code: 'room-hook' }]);
      return addChecked({ open: request }, address);
    },
    bring: (request, address) => addChecked({ bring: request }, address),
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
    async findRoomFor(id, token) {
      const race = await find(id);
      const rules = race && (await rulesOf(race.game));
      if (race === null || rules === null) return null;
      return { room: await withPresence(await roomDtoOf(race)), isSubstitute: isSubstituteToken(roomOfRace(race), token), stored: race };
    },
    async lobby() {
      const listed: RoomDto[] = [];
      let left = MAX_LOBBY_CHARS;
      for (const [phase, most] of MAX_LISTED)
        for (const race of await store.listRaces(phase, most)) {
          // its people ended it early, so there is nothing to see
          if (race.phase === 'over' && race.summary?.turn !== NO_SEAT) continue;
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
    async turnOf(race, own) {
      const { id, phase, summary } = race;
      const seats = [own, ...seatsSharedWith(roomOfRace(race), own)];
      if (phase !== 'riding' || summary === null || !seats.includes(summary.turn)) return null;
      const turn = (await ownership.open(id))?.openTurn();
      if (turn === undefined || turn === null || !seats.includes(turn.seat)) return null;
      return { left: turn.deadline === null ? null : Math.max(0, turn.deadline - clock.now()) };
    },
    async removePerson(id, own) {
      const race = await find(id);
      if (race === null) return raceUnknown;
      const room = roomOfRace(race);
      // a race that was moved to a browser stays away; only the name goes
      const isHome = race.phase === 'away' && room.home === true;
      // resumed, so that a bot can take over or the seat becomes free
      if (race.phase === 'away' && !isHome) await store.wake(id);
      if (race.phase === 'gathering' || race.head === null)
        return changeRoom(id, (before) => ok({ room: leaveSeat(before, own), removedSeat: own }));
      for (const seat of [...seatsSharedWith(room, own), own]) {
        if (race.phase !== 'over' && !isHome) await (await ownership.open(id))?.leaveToBot(seat);
        const removed = await removeNameOf(id, seat, { removedSeat: seat });
        if (!removed.ok) return removed;
      }
      return ok(null);
    },
    removeName: (id, seat) => removeNameOf(id, seat),
    ...createSeatRequests({ changeRoom, seatOf, riderOf }),
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
        if (!mayBegin(room, who)) return fail([{ code: 'room-token' }]);
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
    async endOf(id) {
      const race = await find(id);
      if (race?.phase !== 'over' || (await rulesOf(race.game)) === null) return null;
      const { seats, standings } = await roomDtoOf(race);
      const deeds = (await (await ownership.open(id))?.deeds()) ?? [];
      return { standings, deeds, names: seats.map(({ name, taken }) => (taken ? name : '')) };
    },
    async openRace(id, stored) {
      const race = stored ?? (await find(id));
      return race === null || race.phase === 'gathering' || race.phase === 'away' ? null : ownership.open(id, race);
    },
    enterRoom: (id, seat) => ownership.enterRoom(id, seat),
    subscribe(id, listener) {
      const known = listeners.get(id) ?? new Set();
      listeners.set(id, known.add(listener));
      return () => {
        known.delete(listener);
        if (known.size === 0) listeners.delete(id);
      };
    },
    budget: checks.budget,
    counts: () => ({ ...ownership.counts(), waiting: fairBots.length }),
    handOver: () => ownership.handOver(),
    async close() {
      clearInterval(sweeping);
      await ownership.close();
      await checks.close();
    },
  };
}
