import type { Content, Seat } from '../../kit/index.ts';
import type { Store } from '../store/index.ts';
import type { FairBots } from './fair-bots.ts';
import { openRace, type OpenRace } from './open-race.ts';
import { prepareGame } from './prepare-game.ts';
import { readRoom, type RaceRules } from './room.ts';
import type { SharedClock } from './shared-clock.ts';

/**
 * The races that this process has in memory, and those that it owns. Bots, question windows and clocks run at the owner only. Any process decides what people do, because
 * the number of a row settles which came first. A process sends heartbeats to the store, and the others take over the races of one that has stopped.
 */
export interface RaceOwnership {
  /** Opens the race, unless it is open; null: unknown, or not begun. */
  open(id: string): Promise<OpenRace | null>;
  /** Closes a race whose room has changed, so that the next request reads it again. Its clients reconnect. */
  reopen(id: string): void;
  counts(): { readonly open: number; readonly owned: number; readonly watched: number };
  close(): Promise<void>;
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
/** How many races of a dead process are claimed with one query, and how many queries one round makes. */
const MAX_TAKEN_AT_ONCE = 50;
const MAX_TAKEOVER_ROUNDS = 100;
/** Phones sleep and trains have tunnels, so a lost connection counts only after this time. */
const MISSING_AFTER_MS = 15_000;
/** How long a shutdown waits for a round. */
const MAX_ROUND_WAIT_MS = 300;
/** How long an unwatched race stays in memory. */
const IDLE_RACE_MS = 60_000;
/** How far back a process looks for races that lost a name: longer than it may be active. */
const FORGOTTEN_WINDOW_MS = 60_000;
const MAX_REOPENED = 10_000;
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
  let lastHeartbeat = 0;

  async function openOne(id: string): Promise<OpenRace | null> {
    const race = await store.findRace(id);
    const rules = race && (await rulesOf(race.game));
    if (race === null || rules === null || race.phase === 'gathering') return null;
    const role = race.phase === 'riding' && (await store.claim(id, processId)) ? 'leader' : 'replica';
    const onActionHere = (): void => noteActionHere(id);
    const room = readRoom(race.room);
    await prepareGame(rules.game, room.setup, content);
    const made = await openRace({
      ...{ store, content, race, room, game: rules.game, role, bots, onActionHere, report },
      ...{ missingAfterMs, now: () => time.now() },
      onPresence: (seat, how) => updatePresence(id, seat, how),
      turnNoticeAfterMs: options.turnNoticeAfterMs,
      onTurn: (seat, entries) => options.onTurn(id, seat, entries),
      onTimeRunningOut: (seat, entries) =>
        void options.onTimeRunningOut(id, seat, entries).catch((error: unknown) => report(error, 'sending a notice')),
    });
    if (closed) made.close();
    else opened.set(id, made);
    return made;
  }

  function open(id: string): Promise<OpenRace | null> {
    if (closed) return Promise.resolve(null);
    const known = races.get(id);
    if (known) return known;
    const opening = openOne(id).then(
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
  let presenceUpdates: Promise<void> = Promise.resolve();
  function updatePresence(id: string, seat: Seat, how: 'there' | 'gone'): void {
    const key = `${id} ${seat}`;
    if (how === 'there' ? reportedPresent.has(key) || opened.get(id)?.role === 'leader' : !reportedPresent.delete(key)) return;
    if (how === 'there') reportedPresent.add(key);
    presenceUpdates = presenceUpdates
      .then(() => store.notices.setPresent(id, seat, processId, how))
      .catch((error: unknown) => report(error, 'reporting presence'));
  }

  /** Races of other processes in which people act here. `since`: also since the last round. */
  const activeElsewhere = new Map<string, 'before' | 'since'>();
  /**
   * The owner may have closed the idle race. The first action checks that at once. Later ones are checked once a round for all races together, because a query for each
   * costs more than storing the action.
   */
  function noteActionHere(id: string): void {
    const known = activeElsewhere.has(id);
    activeElsewhere.set(id, 'since');
    if (!known) void takeOver(id).catch((error: unknown) => report(error, 'taking a race over'));
  }
  async function takeOwnerless(): Promise<void> {
    const active: string[] = [];
    for (const [id, when] of activeElsewhere)
      if (when === 'before') activeElsewhere.delete(id);
      else {
        active.push(id);
        activeElsewhere.set(id, 'before');
      }
    for (const id of await store.ownerlessAmong(active)) await takeOver(id);
  }

  async function takeOver(id: string): Promise<void> {
    const race = opened.get(id);
    if (race?.role === 'replica' && !race.isOver && (await store.claim(id, processId))) await race.setRole('leader');
  }

  const stopListening = store.listen((changed) => {
    for (const id of (changed ?? opened).keys()) {
      const race = opened.get(id);
      if (race) void race.catchUp(changed?.get(id)).catch((error: unknown) => report(error, 'catching up'));
    }
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
    if (closed) return;
    const now = performance.now();
    await store.beat(processId, leaseMs);
    const active = now - lastHeartbeat;
    lastHeartbeat = now;
    // other processes may have taken over races meanwhile
    if (active > leaseMs) await dropLostRaces();
  }

  /** The store returns them in random order, so that each process starts with others. */
  async function takeOrphans(): Promise<void> {
    for (let found = MAX_TAKEN_AT_ONCE, times = 0; found === MAX_TAKEN_AT_ONCE && times < MAX_TAKEOVER_ROUNDS && !closed; times++) {
      const orphans = await store.orphans(MAX_TAKEN_AT_ONCE);
      found = orphans.length;
      for (const id of orphans) await takeOrphan(id).catch((error: unknown) => report(error, 'taking a race over'));
    }
  }
  async function takeOrphan(id: string): Promise<void> {
    const race = opened.get(id);
    if (race === undefined) await open(id);
    else await takeOver(id);
  }

  async function runRound(): Promise<void> {
    const jump = await time.synchronize();
    if (jump !== 0) await afterClockJump(jump);
    await takeOrphans();
    await takeOwnerless();
    for (const id of await store.dueRaces(MAX_TAKEN_AT_ONCE)) {
      if (opened.has(id)) await takeOver(id);
      else await open(id);
    }
    for (const { race, seat } of await store.notices.leftBehind(processId, MAX_TAKEN_AT_ONCE)) opened.get(race)?.expectPeople([seat]);
    await findWatchedElsewhere();
    await catchUpByRowCount();
    await reopenForgotten();
    await closeIdleRaces(performance.now());
  }

  /** Finds out which races of this process clients watch at other processes. */
  async function findWatchedElsewhere(): Promise<void> {
    const unwatched = [...opened.values()].filter(({ role, isUnwatchedHere }) => role === 'leader' && isUnwatchedHere);
    const watched = new Set(await store.notices.watchedAmong(unwatched.map(({ id }) => id)));
    for (const race of unwatched) race.setWatchedElsewhere(watched.has(race.id));
  }

  /** The versions of watched rooms. */
  let versions = new Map<string, number>();
  /** Finds rows whose notice was lost because their process died right after the commit. The SQLite store detects them by itself. */
  async function catchUpByRowCount(): Promise<void> {
    if (store.kind === 'sqlite') return;
    const rooms = new Set(options.watchedRooms());
    const watched = [...opened.values()].filter(({ role, isIdle }) => role === 'leader' || !isIdle).map(({ id }) => id);
    const seen = new Map<string, number>();
    for (const { id, rows, version } of await store.progressOf([...new Set([...watched, ...rooms])])) {
      const race = opened.get(id);
      if (race !== undefined && race.rowCount < rows) await race.catchUp();
      if (!rooms.has(id)) continue;
      seen.set(id, version);
      if (versions.get(id) !== version) options.onChanged([id]);
    }
    versions = seen;
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

  return {
    open,
    reopen(id) {
      reopenedHere.add(id);
      reopen(id);
    },
    counts: () => ({
      open: opened.size,
      owned: [...opened.values()].filter(({ role }) => role === 'leader').length,
      watched: [...opened.values()].filter(({ isIdle }) => !isIdle).length,
    }),
    async close() {
      closed = true;
      stopListening();
      // a round that takes many races over may last, and would keep them from others
      await Promise.race([Promise.all(loops.map((loop) => loop.end())), new Promise((later) => setTimeout(later, MAX_ROUND_WAIT_MS).unref())]);
      const mine = [...opened.values()].filter(({ role, isOver }) => role === 'leader' && !isOver);
      for (const race of opened.values()) race.close();
      try {
        // this alone lets the others take all races; the release of each may be cut short if there are thousands
        await store.beat(processId, -1);
        await store.release(
          processId,
          mine.map(({ id }) => id),
          'handed',
        );
      } catch (error) {
        report(error, 'handing races over');
      }
    },
  };
}
