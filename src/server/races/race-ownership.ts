import type { Content, Seat } from '../../kit/index.ts';
import type { Store } from '../store/index.ts';
import type { BotRunner } from './bot-runner.ts';
import { openRace, type OpenRace } from './open-race.ts';
import { readRoom, type RaceRules } from './room.ts';
import type { SharedClock } from './shared-clock.ts';

/**
 * Which races this process has in memory, and which of them it owns: bots, windows and whatever else goes on by itself are one process's business, that of the owner. What
 * people do any process decides: the number of its row settles who was first. A process shows that it lives by a sign in the store; the races of one that has not for
 * a while are taken over by the others.
 */
export interface RaceOwnership {
  /** The race, opened where it is not; null: not begun, or none. */
  open(id: string): Promise<OpenRace | null>;
  /** The race has changed where nothing is told by rows: it is read anew when it is asked for; who watches it is to come again. */
  reopen(id: string): void;
  counts(): { readonly open: number; readonly owned: number; readonly watched: number };
  close(): Promise<void>;
}

export interface RaceOwnershipOptions {
  readonly store: Store;
  readonly content: Content;
  /** The name of this process among all. */
  readonly process: string;
  readonly bots: BotRunner;
  readonly rulesOf: (game: string) => Promise<RaceRules | null>;
  /** Races whose rooms are looked at here. */
  readonly watchedRooms: () => Iterable<string>;
  /** Races have been changed elsewhere; null: it is not known which. */
  readonly onChanged: (races: readonly string[] | null) => void;
  readonly report: (error: unknown, doing: string) => void;
  readonly leaseMs?: number;
  readonly clock: SharedClock;
  readonly missingAfterMs?: number;
  /** Somebody is asked and not there. */
  readonly onTurn: (race: string, seat: Seat, entries: number) => Promise<void>;
  /** The time of whoever is asked runs out. */
  readonly onTimeRunningOut: (race: string, seat: Seat, entries: number) => Promise<void>;
  /** How long after, in milliseconds; left out: as long as a page needs to be loaded anew. */
  readonly turnNoticeAfterMs?: number | undefined;
  /** Rows of races that nobody watches, left in memory; left out: a tenth of a gigabyte. */
  readonly maxIdleRows?: number | undefined;
}

const LEASE_MS = 5_000;
/** In a lease it gives so many signs. */
const HEARTBEATS_PER_LEASE = 5;
/** So many races of a dead process are taken over at a time. */
const MAX_TAKEN_AT_ONCE = 50;
/** As often in one look. */
const MAX_TAKEOVER_ROUNDS = 100;
/** After so long somebody whose line was lost is missed, in milliseconds: telephones sleep, trains have tunnels. */
const MISSING_AFTER_MS = 15_000;
/** A race that nobody watches stays in memory for so long, in milliseconds. */
const IDLE_RACE_MS = 60_000;
/** For so long it is looked for races that a name was taken out of, in milliseconds: longer than a process may be silent. */
const FORGOTTEN_WINDOW_MS = 60_000;
const MAX_REOPENED = 10_000;
/** So many rows are kept in memory of races that nobody watches: a row takes some 1 kB. Beyond it they are let go at once. */
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
    const made = await openRace({
      ...{ store, content, race, room: readRoom(race.room), game: rules.game, role, bots, onActionHere, report },
      ...{ missingAfterMs, now: () => time.now() },
      onPresence: (seat, how) => updatePresence(id, seat, how),
      turnNoticeAfterMs: options.turnNoticeAfterMs,
      onTurn: (seat, entries) => options.onTurn(id, seat, entries),
      onTimeRunningOut: (seat, entries) =>
        void options.onTimeRunningOut(id, seat, entries).catch((error: unknown) => report(error, 'telling that time runs out')),
    });
    if (closed) made.close();
    else opened.set(id, made);
    // the owner before has died, or ended, and can tell nobody whose line was lost with it
    if (role === 'leader' && race.owner !== null && race.owner !== processId) made.expectPeople();
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

  /** Seats whose people are connected here, as the store was told: the owner of their race is another process. */
  const reportedPresent = new Set<string>();
  let presenceUpdates: Promise<void> = Promise.resolve();
  function updatePresence(id: string, seat: Seat, how: 'there' | 'gone'): void {
    const key = `${id} ${seat}`;
    if (how === 'there' ? reportedPresent.has(key) || opened.get(id)?.role === 'leader' : !reportedPresent.delete(key)) return;
    if (how === 'there') reportedPresent.add(key);
    presenceUpdates = presenceUpdates
      .then(() => store.notices.setPresent(id, seat, processId, how))
      .catch((error: unknown) => report(error, 'saying who is there'));
  }

  /** Races of other processes in which somebody acts here. `since`: also since the last look. */
  const activeElsewhere = new Map<string, 'before' | 'since'>();
  /**
   * Its owner may have let it go while it rested. Asked with the first action, and as long as more follow only with each look, for all such races at once: asking for
   * each cost more than keeping what was done.
   */
  function noteActionHere(id: string): void {
    const known = activeElsewhere.has(id);
    activeElsewhere.set(id, 'since');
    if (!known) void takeOver(id).catch((error: unknown) => report(error, 'taking a race over'));
  }
  async function takeOwnerless(): Promise<void> {
    const acted: string[] = [];
    for (const [id, when] of activeElsewhere)
      if (when === 'before') activeElsewhere.delete(id);
      else {
        acted.push(id);
        activeElsewhere.set(id, 'before');
      }
    for (const id of await store.ownerlessAmong(acted)) await takeOver(id);
  }

  async function takeOver(id: string): Promise<void> {
    const race = opened.get(id);
    if (race?.role === 'replica' && !race.isOver && (await store.claim(id, processId))) await race.setRole('leader');
  }

  const stopListening = store.listen((changed) => {
    for (const id of (changed ?? opened).keys()) {
      const race = opened.get(id);
      if (race) void race.catchUp(changed?.get(id)).catch((error: unknown) => report(error, 'reading on'));
    }
    options.onChanged(changed === null ? null : [...changed.keys()]);
  });

  function reopen(id: string): void {
    const race = opened.get(id);
    for (const known of [races, opened, idleSince]) known.delete(id);
    race?.close();
  }

  /** Races that were opened anew since a name was taken out of them, and when that was. */
  const reopened = new Map<string, number>();
  /** Those of this process's own doing. */
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

  // ---- signs of life ----

  async function sendHeartbeat(): Promise<void> {
    const now = performance.now();
    await store.beat(processId, leaseMs);
    const silent = now - lastHeartbeat;
    lastHeartbeat = now;
    // for so long others may have taken it for dead
    if (silent > leaseMs) await dropLostRaces();
  }

  /** Of many each process takes others first: they are given in no order. */
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
    else {
      await takeOver(id);
      if (race.role === 'leader') race.expectPeople();
    }
  }

  async function runRound(): Promise<void> {
    await time.synchronize();
    await takeOrphans();
    await takeOwnerless();
    for (const id of await store.dueRaces(MAX_TAKEN_AT_ONCE)) {
      if (opened.has(id)) await takeOver(id);
      else await open(id);
    }
    for (const { race, seat } of await store.notices.leftBehind(processId, MAX_TAKEN_AT_ONCE)) opened.get(race)?.expectPeople([seat]);
    await catchUpByRowCount();
    await reopenForgotten();
    await closeIdleRaces(performance.now());
  }

  /** The versions of rooms that somebody here looks at. */
  let versions = new Map<string, number>();
  /** A process that dies between a commit and its notice tells nobody: what others have kept is found by its number all the same. SQLite is looked at by its store. */
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

  // each in a line of its own: while many races are taken over this process is seen to live
  const loops = [
    { doing: 'giving a sign of life', work: sendHeartbeat },
    { doing: 'looking what is to be done', work: runRound },
  ].map(({ doing, work }) => {
    let line: Promise<void> | null = null;
    const again = (): void => {
      line ??= work()
        .catch((error: unknown) => report(error, doing))
        .finally(() => (line = null));
    };
    const timer = setInterval(again, leaseMs / HEARTBEATS_PER_LEASE);
    return {
      async end() {
        clearInterval(timer);
        await line;
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
      for (const line of loops) await line.end();
      const mine = [...opened.values()].filter(({ role, isOver }) => role === 'leader' && !isOver);
      for (const race of opened.values()) race.close();
      try {
        // with this alone others may have them all: what follows is a word for each, and there may be no time for thousands
        await store.beat(processId, -1);
        await store.release(
          processId,
          mine.map(({ id }) => id),
          'handed',
        );
      } catch (error) {
        report(error, 'handing races on');
      }
    },
  };
}
