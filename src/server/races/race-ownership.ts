import { setTimeout as pause } from 'node:timers/promises';
import type { Content, Seat } from '../../kit/index.ts';
import type { MeasuredSeat, PresenceChange, Store, StoredRace } from '../store/index.ts';
import type { FairBots } from './fair-bots.ts';
import { openRace } from './open-race.ts';
import type { OpenRace } from './open-race-interface.ts';
import { operatorName } from './operator-name.ts';
import { prepareGame } from './prepare-game.ts';
import { roomOfRace, type RaceRules } from './room.ts';
import { createMissedRows } from './missed-rows.ts';
import type { SharedClock } from './shared-clock.ts';
import { createTakeOver } from './take-over.ts';

/**
 * The races that this process has in memory, and those that it owns. Bots, question windows and clocks run at the owner only. Any process decides what people do, because
 * the number of a row settles which came first. A process sends heartbeats to the store, and the others take over the races of one that has stopped.
 */
export interface RaceOwnership {
  /**
   * Opens the race, unless it is open; null: unknown, or not begun.
   * @param stored the race as it was just read from the store
   */
  open(id: string, stored?: StoredRace): Promise<OpenRace | null>;
  /** Closes a race whose room has changed, so that the next request reads it again. Its clients reconnect. */
  reopen(id: string): void;
  /** As `Races.enterRoom`. */
  enterRoom(id: string, seat: Seat): () => void;
  counts(): RaceCounts;
  /** As `Races.handOver`. */
  handOver(): Promise<void>;
  close(): Promise<void>;
}

export interface RaceCounts {
  readonly open: number;
  readonly owned: number;
  readonly watched: number;
  readonly broken: number;
}

export interface RaceOwnershipOptions {
  readonly store: Store;
  readonly content: Content;
  /** The id of this process. */
  readonly process: string;
  readonly bots: FairBots;
  readonly rulesOf: (game: string) => Promise<RaceRules | null>;
  /** Races whose rooms have a listener at this process. */
  readonly watchedRooms: () => Iterable<string>;
  /** Another process has changed these races; null: unknown which. */
  readonly onChanged: (races: readonly string[] | null) => void;
  readonly report: (error: unknown, doing: string) => void;
  readonly leaseMs?: number;
  readonly clock: SharedClock;
  readonly onClockJump: () => void;
  readonly missingAfterMs?: number;
  /** A seat must act, and its person is not connected. */
  readonly onTurn: (race: string, seat: Seat, entries: number) => Promise<void>;
  /** The clock of the seat that must act runs out. */
  readonly onTimeRunningOut: (race: string, seat: Seat, entries: number) => Promise<void>;
  /** How long `onTurn` waits; left out: as long as a page needs to reload. */
  readonly turnNoticeAfterMs?: number | undefined;
  /** How many rows of unwatched races stay in memory; left out: `MAX_IDLE_ROWS`. */
  readonly maxIdleRows?: number | undefined;
}

const LEASE_MS = 5_000;
const HEARTBEATS_PER_LEASE = 5;
/** Seats whose people were connected to a dead process, in one round. */
const MAX_LEFT_BEHIND = 50;
/** Changes of presence that come within this time share a commit. */
const PRESENCE_DELAY_MS = 100;
/** Phones sleep and trains have tunnels, so a lost connection counts only after this time. */
const MISSING_AFTER_MS = 15_000;
/** How long a shutdown waits for a round. */
const MAX_ROUND_WAIT_MS = 200;
/** How long an unwatched race stays in memory. */
const IDLE_RACE_MS = 60_000;
/** How far back a process looks for races that lost a name: longer than it may be active. */
const FORGOTTEN_WINDOW_MS = 60_000;
const MAX_REOPENED = 10_000;
/** Smaller changes of a round trip are not reported, which saves the store a write at each question. */
const MIN_ROUND_TRIP_CHANGE_MS = 100;
/** About 100 MB, because a row takes 1 kB. Above it, unwatched races are closed at once. */
const MAX_IDLE_ROWS = 100_000;

export async function createRaceOwnership(options: RaceOwnershipOptions): Promise<RaceOwnership> {
  const {
    store,
    content,
    process: processId,
    bots,
    rulesOf,
    report,
    leaseMs = LEASE_MS,
    clock: time,
    missingAfterMs = MISSING_AFTER_MS,
  } = options;
  const { maxIdleRows = MAX_IDLE_ROWS } = options;
  const races = new Map<string, Promise<OpenRace | null>>();
  const opened = new Map<string, OpenRace>();
  const idleSince = new Map<string, number>();
  let closed = false;
  /** The races go to other processes, so this one takes none over. */
  let isLeaving = false;
  let lastHeartbeat = 0;

  async function openOne(id: string, stored?: StoredRace): Promise<OpenRace | null> {
    const race = stored ?? (await store.findRace(id));
    const rules = race && (await rulesOf(race.game));
    if (race === null || rules === null || race.phase === 'gathering') return null;
    const isOwner = race.phase === 'riding' && (race.owner === processId || (await store.claim(id, processId)));
    const role = isOwner ? 'leader' : 'replica';
    const onActionHere = (): void => takeOver.noteActionHere(id);
    const room = roomOfRace(race);
    await prepareGame(rules.game, room.setup, content);
    const made = await openRace({
      ...{ store, content, race, room, game: rules.game, role, bots, onActionHere },
      // the name that the operator's commands know
      report: (error, doing) => report(error, `${doing} (race ${operatorName(id)})`),
      ...{ missingAfterMs, now: () => time.now() },
      onPresence: (seat, how) => updatePresence(id, seat, how),
      onRoundTrip: (seat, roundTripMs) => updateRoundTrip(id, seat, roundTripMs),
      turnNoticeAfterMs: options.turnNoticeAfterMs,
      onTurn: (seat, entries) => options.onTurn(id, seat, entries),
      onTimeRunningOut: (seat, entries) =>
        void options.onTimeRunningOut(id, seat, entries).catch((error: unknown) => report(error, 'sending a notice')),
    });
    if (closed) made.close();
    else opened.set(id, made);
    return made;
  }

  function open(id: string, stored?: StoredRace): Promise<OpenRace | null> {
    if (closed) return Promise.resolve(null);
    const known = races.get(id);
    if (known) return known;
    const opening = openOne(id, stored).then(
      (made) => {
        if (made === null) races.delete(id);
        return made;
      },
      (error: unknown) => {
        races.delete(id);
        throw error;
      },
    );
    races.set(id, opening);
    return opening;
  }

  /** Seats that this process has reported as connected, because another process owns their race. */
  const reportedPresent = new Set<string>();
  /** The round trips that this process has reported of them, in milliseconds. */
  const reportedRoundTrips = new Map<string, number>();
  /** They are written together, because a thousand people may come back at once. */
  const unwritten: PresenceChange[] = [];
  const unwrittenRoundTrips = new Map<string, MeasuredSeat>();
  let presenceUpdates: Promise<void> = Promise.resolve();
  function writePresence(): void {
    presenceUpdates = presenceUpdates
      .then(() => (unwritten.length > 0 || unwrittenRoundTrips.size > 0 ? pause(PRESENCE_DELAY_MS) : undefined))
      .then(async () => {
        if (unwritten.length > 0) await store.notices.setPresent(processId, unwritten.splice(0));
        const measured = [...unwrittenRoundTrips.values()];
        unwrittenRoundTrips.clear();
        if (measured.length > 0) await store.notices.setRoundTrips(processId, measured);
      })
      .catch((error: unknown) => report(error, 'reporting presence'));
  }
  function updatePresence(id: string, seat: Seat, how: 'there' | 'gone'): void {
    const key = `${id} ${seat}`;
    if (how === 'there' ? reportedPresent.has(key) || opened.get(id)?.role === 'leader' : !reportedPresent.delete(key)) return;
    if (how === 'there') reportedPresent.add(key);
    else reportedRoundTrips.delete(key);
    unwritten.push({ race: id, seat, how });
    writePresence();
  }

  /** The clients of each seat that look at a room before the start. */
  const inRooms = new Map<string, number>();
  function enterRoom(id: string, seat: Seat): () => void {
    const key = `${id} ${seat}`;
    const count = (by: 1 | -1): number => {
      const next = (inRooms.get(key) ?? 0) + by;
      if (next > 0) inRooms.set(key, next);
      else inRooms.delete(key);
      return next;
    };
    const update = (how: 'there' | 'gone'): void => {
      updatePresence(id, seat, how);
      presenceUpdates = presenceUpdates.then(() => {
        store.notices.announce(id);
        options.onChanged([id]);
      });
    };
    if (count(1) === 1) update('there');
    return () => {
      // at a process that does not lead the begun race, the seat's connection goes on
      if (count(-1) <= 0 && opened.get(id)?.role !== 'replica') update('gone');
    };
  }

  function updateRoundTrip(id: string, seat: Seat, roundTripMs: number): void {
    const key = `${id} ${seat}`;
    const before = reportedRoundTrips.get(key) ?? 0;
    if (!reportedPresent.has(key) || Math.abs(roundTripMs - before) < Math.max(MIN_ROUND_TRIP_CHANGE_MS, before / 4)) return;
    reportedRoundTrips.set(key, roundTripMs);
    unwrittenRoundTrips.set(key, { race: id, seat, roundTripMs });
    writePresence();
  }

  const takeOver = createTakeOver({ store, process: processId, opened, open, report, isClosed: () => isLeaving });
  const missedRows = createMissedRows({
    store,
    opened,
    watchedRooms: options.watchedRooms,
    onRoomChanged: (id) => options.onChanged([id]),
    report,
  });

  const stopListening = store.listen((changed) => {
    const reportFailure = (error: unknown): void => report(error, 'catching up');
    if (changed === null) void missedRows.checkAll().catch(reportFailure);
    else for (const [id, rows] of changed) void opened.get(id)?.catchUp(rows).catch(reportFailure);
    options.onChanged(changed === null ? null : [...changed.keys()]);
  });

  function reopen(id: string): void {
    const race = opened.get(id);
    for (const known of [races, opened, idleSince]) known.delete(id);
    race?.close();
  }

  /** Races that were reopened because they lost a name, and when they lost it. */
  const reopened = new Map<string, number>();
  /** Races that this process has changed itself, and reopened already. */
  const reopenedHere = new Set<string>();
  async function reopenForgotten(): Promise<void> {
    for (const { race, at } of await store.people.forgotten(FORGOTTEN_WINDOW_MS)) {
      if (reopened.get(race) === at) continue;
      reopened.set(race, at);
      if (reopenedHere.delete(race) || !opened.has(race)) continue;
      reopen(race);
      options.onChanged([race]);
    }
    if (reopened.size > MAX_REOPENED) reopened.clear();
  }

  // ---- heartbeats ----

  async function sendHeartbeat(): Promise<void> {
    if (isLeaving) return;
    const now = performance.now();
    await store.beat(processId, leaseMs);
    const active = now - lastHeartbeat;
    lastHeartbeat = now;
    // other processes may have taken over races meanwhile
    if (active > leaseMs) await dropLostRaces();
  }

  async function runRound(): Promise<void> {
    const jump = await time.synchronize();
    if (jump !== 0) await afterClockJump(jump);
    await takeOver.run();
    for (const { race, seat } of await store.notices.leftBehind(processId, MAX_LEFT_BEHIND)) opened.get(race)?.expectPeople([seat]);
    await findWatchedElsewhere();
    // the SQLite store detects changes by itself
    if (store.kind !== 'sqlite') await missedRows.checkSome();
    await reopenForgotten();
    await closeIdleRaces(performance.now());
  }

  /** Finds out which races of this process clients watch at other processes. */
  async function findWatchedElsewhere(): Promise<void> {
    const unwatched = [...opened.values()].filter(({ role, isUnwatchedHere }) => role === 'leader' && isUnwatchedHere);
    const watched = new Set(await store.notices.watchedAmong(unwatched.map(({ id }) => id)));
    for (const race of unwatched) race.setWatchedElsewhere(watched.has(race.id));
  }

  async function dropLostRaces(): Promise<void> {
    const mine = new Set(await store.ownedBy(processId));
    for (const race of opened.values()) {
      await race.catchUp();
      if (race.role === 'leader' && !mine.has(race.id) && !race.isOver) await race.setRole('replica');
    }
  }

  /** The store's clock was set, so leases ended too early or too late, and others may own races of this process by now. */
  async function afterClockJump(jump: number): Promise<void> {
    report(new Error(`the clock was set by ${Math.round(jump / 1000)} s`), 'reading the clock');
    options.onClockJump();
    await store.beat(processId, leaseMs);
    await store.mendTimes();
    await dropLostRaces();
    for (const race of opened.values()) race.resetTimers();
  }

  async function closeIdleRaces(now: number): Promise<void> {
    let rows = 0;
    for (const { isIdle, rowCount: those } of opened.values()) if (isIdle) rows += those;
    for (const [id, race] of opened) {
      if (!race.isIdle) {
        idleSince.delete(id);
        continue;
      }
      const since = idleSince.get(id) ?? now;
      idleSince.set(id, since);
      if (now - since < IDLE_RACE_MS && rows <= maxIdleRows) continue;
      rows -= race.rowCount;
      for (const known of [races, opened, idleSince]) known.delete(id);
      race.close();
      if (race.role === 'leader' && !race.isOver) await store.release(processId, [id], 'resting');
    }
  }

  // two independent loops, so that heartbeats continue while many races are taken over
  const loops = [
    { doing: 'sending a heartbeat', work: sendHeartbeat },
    { doing: 'running a round', work: runRound },
  ].map(({ doing, work }) => {
    let running: Promise<void> | null = null;
    const again = (): void => {
      running ??= work()
        .catch((error: unknown) => report(error, doing))
        .finally(() => (running = null));
    };
    const timer = setInterval(again, leaseMs / HEARTBEATS_PER_LEASE);
    return {
      async end() {
        clearInterval(timer);
        await running;
      },
    };
  });
  await store.beat(processId, leaseMs);
  lastHeartbeat = performance.now();

  async function handOver(): Promise<void> {
    isLeaving = true;
    // a round that takes many races over may last, and would keep them from others
    await Promise.race([
      Promise.all(loops.map((loop) => loop.end())),
      new Promise((later) => setTimeout(later, MAX_ROUND_WAIT_MS).unref()),
    ]);
    const mine = [...opened.values()].filter(({ role, isOver }) => role === 'leader' && !isOver);
    try {
      // this alone lets the others take all races; the release may be cut short on a busy machine
      await store.beat(processId, -1);
      await store.release(
        processId,
        mine.map(({ id }) => id),
        'handed',
      );
    } catch (error) {
      report(error, 'handing races over');
    }
    // their bots think at other processes now
    for (const race of opened.values()) race.close();
  }
  let handingOver: Promise<void> | null = null;

  return {
    open,
    enterRoom,
    reopen(id) {
      reopenedHere.add(id);
      reopen(id);
    },
    counts: () => ({
      open: opened.size,
      owned: [...opened.values()].filter(({ role }) => role === 'leader').length,
      watched: [...opened.values()].filter(({ isIdle }) => !isIdle).length,
      broken: [...opened.values()].filter(({ problem }) => problem !== null).length,
    }),
    handOver: () => (handingOver ??= handOver()),
    async close() {
      closed = true;
      stopListening();
      await (handingOver ??= handOver());
    },
  };
}
