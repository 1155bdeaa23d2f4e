import type { Content, Seat } from '../../kit/index.ts';
import type { Store } from '../store/index.ts';
import type { Thinkers } from './bots.ts';
import { openRace, type OpenRace } from './open-race.ts';
import { readRoom, type RaceRules } from './room.ts';
import type { SharedTime } from './time.ts';

/**
 * Which races this process has in memory, and which of them it owns: bots, windows and whatever else goes on by itself are one process's business, that of the owner. What
 * people do any process decides: the number of its row settles who was first. A process shows that it lives by a sign in the store; the races of one that has not for
 * a while are taken over by the others.
 */
export interface Owning {
  /** The race, opened where it is not; null: not begun, or none. */
  open(id: string): Promise<OpenRace | null>;
  /** The race has changed where nothing is told by rows: it is read anew when it is asked for; who watches it is to come again. */
  reopen(id: string): void;
  figures(): { readonly open: number; readonly owned: number; readonly watched: number };
  close(): Promise<void>;
}

export interface OwningOptions {
  readonly store: Store;
  readonly content: Content;
  /** The name of this process among all. */
  readonly process: string;
  readonly thinkers: Thinkers;
  readonly rulesOf: (game: string) => Promise<RaceRules | null>;
  /** Races whose rooms are looked at here. */
  readonly looked: () => Iterable<string>;
  /** Races have been changed elsewhere; null: it is not known which. */
  readonly changed: (races: readonly string[] | null) => void;
  readonly report: (error: unknown, doing: string) => void;
  readonly lease?: number;
  readonly time: SharedTime;
  readonly patience?: number;
  /** Somebody is asked and not there. */
  readonly asked: (race: string, seat: Seat, entries: number) => Promise<void>;
  /** The time of whoever is asked runs out. */
  readonly warned: (race: string, seat: Seat, entries: number) => Promise<void>;
  /** How long after, in milliseconds; left out: as long as a page needs to be loaded anew. */
  readonly askedAfter?: number | undefined;
  /** Rows of races that nobody watches, left in memory; left out: a tenth of a gigabyte. */
  readonly mostRows?: number | undefined;
}

const LEASE = 5_000;
/** In a lease it gives so many signs. */
const SIGNS = 5;
/** So many races of a dead process are taken over at a time. */
const AT_ONCE = 50;
/** As often in one look. */
const MOST_TIMES = 100;
/** After so long somebody whose line was lost is missed, in milliseconds: telephones sleep, trains have tunnels. */
const PATIENCE = 15_000;
/** A race that nobody watches stays in memory for so long, in milliseconds. */
const KEPT_OPEN = 60_000;
/** For so long it is looked for races that a name was taken out of, in milliseconds: longer than a process may be silent. */
const FORGOTTEN = 60_000;
const MOST_REOPENED = 10_000;
/** So many rows are kept in memory of races that nobody watches: a row takes some 1 kB. Beyond it they are let go at once. */
const MOST_ROWS = 100_000;

export async function createOwning(options: OwningOptions): Promise<Owning> {
  const { store, content, process: me, thinkers, rulesOf, report, lease = LEASE, time, patience = PATIENCE } = options;
  const { mostRows = MOST_ROWS } = options;
  const races = new Map<string, Promise<OpenRace | null>>();
  const opened = new Map<string, OpenRace>();
  const restingSince = new Map<string, number>();
  let closed = false;
  let lastSign = 0;

  async function openOne(id: string): Promise<OpenRace | null> {
    const race = await store.findRace(id);
    const rules = race && (await rulesOf(race.game));
    if (race === null || rules === null || race.phase === 'gathering') return null;
    const role = race.phase === 'riding' && (await store.claim(id, me)) ? 'leader' : 'replica';
    const actedHere = (): void => actedIn(id);
    const made = await openRace({
      ...{ store, content, race, room: readRoom(race.room), game: rules.game, role, thinkers, actedHere, report },
      ...{ patience, now: () => time.now() },
      present: (seat, how) => present(id, seat, how),
      askedAfter: options.askedAfter,
      asked: (seat, entries) => options.asked(id, seat, entries),
      warned: (seat, entries) =>
        void options.warned(id, seat, entries).catch((error: unknown) => report(error, 'telling that time runs out')),
    });
    if (closed) made.end();
    else opened.set(id, made);
    // the owner before has died, or ended, and can tell nobody whose line was lost with it
    if (role === 'leader' && race.owner !== null && race.owner !== me) made.expect();
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
  const told = new Set<string>();
  let telling: Promise<void> = Promise.resolve();
  function present(id: string, seat: Seat, how: 'there' | 'gone'): void {
    const key = `${id} ${seat}`;
    if (how === 'there' ? told.has(key) || opened.get(id)?.role === 'leader' : !told.delete(key)) return;
    if (how === 'there') told.add(key);
    telling = telling
      .then(() => store.notices.setPresent(id, seat, me, how))
      .catch((error: unknown) => report(error, 'saying who is there'));
  }

  /** Races of other processes in which somebody acts here. `since`: also since the last look. */
  const elsewhere = new Map<string, 'before' | 'since'>();
  /**
   * Its owner may have let it go while it rested. Asked with the first action, and as long as more follow only with each look, for all such races at once: asking for
   * each cost more than keeping what was done.
   */
  function actedIn(id: string): void {
    const known = elsewhere.has(id);
    elsewhere.set(id, 'since');
    if (!known) void takeOver(id).catch((error: unknown) => report(error, 'taking a race over'));
  }
  async function askAgain(): Promise<void> {
    const acted: string[] = [];
    for (const [id, when] of elsewhere)
      if (when === 'before') elsewhere.delete(id);
      else {
        acted.push(id);
        elsewhere.set(id, 'before');
      }
    for (const id of await store.ownerless(acted)) await takeOver(id);
  }

  async function takeOver(id: string): Promise<void> {
    const race = opened.get(id);
    if (race?.role === 'replica' && !race.over && (await store.claim(id, me))) await race.setRole('leader');
  }

  const stopHearing = store.listen((changed) => {
    for (const id of (changed ?? opened).keys()) {
      const race = opened.get(id);
      if (race) void race.catchUp(changed?.get(id)).catch((error: unknown) => report(error, 'reading on'));
    }
    options.changed(changed === null ? null : [...changed.keys()]);
  });

  function reopen(id: string): void {
    const race = opened.get(id);
    for (const known of [races, opened, restingSince]) known.delete(id);
    race?.end();
  }

  /** Races that were opened anew since a name was taken out of them, and when that was. */
  const reopened = new Map<string, number>();
  /** Those of this process's own doing. */
  const ours = new Set<string>();
  async function forget(): Promise<void> {
    for (const { race, at } of await store.people.forgotten(FORGOTTEN)) {
      if (reopened.get(race) === at) continue;
      reopened.set(race, at);
      if (ours.delete(race) || !opened.has(race)) continue;
      reopen(race);
      options.changed([race]);
    }
    if (reopened.size > MOST_REOPENED) reopened.clear();
  }

  // ---- signs of life ----

  async function beat(): Promise<void> {
    const now = performance.now();
    await store.beat(me, lease);
    const silent = now - lastSign;
    lastSign = now;
    // for so long others may have taken it for dead
    if (silent > lease) await seeWhatIsMine();
  }

  /** Of many each process takes others first: they are given in no order. */
  async function takeOrphans(): Promise<void> {
    for (let found = AT_ONCE, times = 0; found === AT_ONCE && times < MOST_TIMES && !closed; times++) {
      const orphans = await store.orphans(AT_ONCE);
      found = orphans.length;
      for (const id of orphans) await takeOrphan(id).catch((error: unknown) => report(error, 'taking a race over'));
    }
  }
  async function takeOrphan(id: string): Promise<void> {
    const race = opened.get(id);
    if (race === undefined) await open(id);
    else {
      await takeOver(id);
      if (race.role === 'leader') race.expect();
    }
  }

  async function look(): Promise<void> {
    await time.set();
    await takeOrphans();
    await askAgain();
    for (const id of await store.overdue(AT_ONCE)) {
      if (opened.has(id)) await takeOver(id);
      else await open(id);
    }
    for (const { race, seat } of await store.notices.leftBehind(me, AT_ONCE)) opened.get(race)?.expect([seat]);
    await readHeads();
    await forget();
    await letGo(performance.now());
  }

  /** The versions of rooms that somebody here looks at. */
  let versions = new Map<string, number>();
  /** A process that dies between a commit and its notice tells nobody: what others have kept is found by its number all the same. SQLite is looked at by its store. */
  async function readHeads(): Promise<void> {
    if (store.kind === 'sqlite') return;
    const rooms = new Set(options.looked());
    const watched = [...opened.values()].filter(({ role, resting }) => role === 'leader' || !resting).map(({ id }) => id);
    const seen = new Map<string, number>();
    for (const { id, rows, version } of await store.heads([...new Set([...watched, ...rooms])])) {
      const race = opened.get(id);
      if (race !== undefined && race.rows < rows) await race.catchUp();
      if (!rooms.has(id)) continue;
      seen.set(id, version);
      if (versions.get(id) !== version) options.changed([id]);
    }
    versions = seen;
  }

  async function seeWhatIsMine(): Promise<void> {
    const mine = new Set(await store.ownedBy(me));
    for (const race of opened.values()) {
      await race.catchUp();
      if (race.role === 'leader' && !mine.has(race.id) && !race.over) await race.setRole('replica');
    }
  }

  async function letGo(now: number): Promise<void> {
    let rows = 0;
    for (const { resting, rows: those } of opened.values()) if (resting) rows += those;
    for (const [id, race] of opened) {
      if (!race.resting) {
        restingSince.delete(id);
        continue;
      }
      const since = restingSince.get(id) ?? now;
      restingSince.set(id, since);
      if (now - since < KEPT_OPEN && rows <= mostRows) continue;
      rows -= race.rows;
      for (const known of [races, opened, restingSince]) known.delete(id);
      race.end();
      if (race.role === 'leader' && !race.over) await store.release(me, [id], 'resting');
    }
  }

  // each in a line of its own: while many races are taken over this process is seen to live
  const lines = [
    { doing: 'giving a sign of life', work: beat },
    { doing: 'looking what is to be done', work: look },
  ].map(({ doing, work }) => {
    let line: Promise<void> | null = null;
    const again = (): void => {
      line ??= work()
        .catch((error: unknown) => report(error, doing))
        .finally(() => (line = null));
    };
    const timer = setInterval(again, lease / SIGNS);
    return {
      async end() {
        clearInterval(timer);
        await line;
      },
    };
  });
  await store.beat(me, lease);
  lastSign = performance.now();

  return {
    open,
    reopen(id) {
      ours.add(id);
      reopen(id);
    },
    figures: () => ({
      open: opened.size,
      owned: [...opened.values()].filter(({ role }) => role === 'leader').length,
      watched: [...opened.values()].filter(({ resting }) => !resting).length,
    }),
    async close() {
      closed = true;
      stopHearing();
      for (const line of lines) await line.end();
      const mine = [...opened.values()].filter(({ role, over }) => role === 'leader' && !over);
      for (const race of opened.values()) race.end();
      try {
        // with this alone others may have them all: what follows is a word for each, and there may be no time for thousands
        await store.beat(me, -1);
        await store.release(
          me,
          mine.map(({ id }) => id),
          'handed',
        );
      } catch (error) {
        report(error, 'handing races on');
      }
    },
  };
}
