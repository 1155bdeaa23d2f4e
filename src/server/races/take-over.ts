import { StoreFailure, type Store } from '../store/index.ts';
import type { OpenRace } from './open-race-interface.ts';

/** Takes over races without a living owner. */
export interface TakeOver {
  /** A person has acted here in a race of another process. */
  noteActionHere(id: string): void;
  /** One round. Call it about once a second. */
  run(): Promise<void>;
}

export interface TakeOverDeps {
  readonly store: Store;
  /** The id of this process. */
  readonly process: string;
  /** Races in memory. */
  readonly opened: ReadonlyMap<string, OpenRace>;
  readonly open: (id: string) => Promise<OpenRace | null>;
  readonly report: (error: unknown, doing: string) => void;
  readonly isClosed: () => boolean;
}

/** How many races of a dead process are claimed with one query, and how many queries one round makes. */
const MAX_TAKEN_AT_ONCE = 50;
const MAX_TAKEOVER_ROUNDS = 100;
/** Races that are opened at the same time. While one waits for the store, another is computed. */
const MAX_OPENED_AT_ONCE = 8;

export function createTakeOver({ store, process: processId, opened, open, report, isClosed }: TakeOverDeps): TakeOver {
  const reportFailure = (error: unknown): void => report(error, 'taking a race over');

  /** Races of other processes in which people act here. `since`: also since the last round. */
  const activeElsewhere = new Map<string, 'before' | 'since'>();
  async function takeActive(): Promise<void> {
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

  /** Claimed races that are not in memory. They are opened between rounds, because reading a thousand races takes seconds. */
  const toOpen = new Set<string>();
  let opening: Promise<void> | null = null;
  async function openClaimed(): Promise<void> {
    const failed: string[] = [];
    const openNext = async (): Promise<void> => {
      for (const id of toOpen) {
        toOpen.delete(id);
        if (isClosed()) return;
        try {
          const race = await open(id);
          if (race !== null && !race.isOver) await race.setRole('leader');
        } catch (error) {
          reportFailure(error);
          // no process plays it before it is open here
          if (error instanceof StoreFailure) failed.push(id);
        }
      }
    };
    await Promise.all(Array.from({ length: MAX_OPENED_AT_ONCE }, openNext));
    failed.forEach((id) => toOpen.add(id));
  }

  /** Claims races of a dead process. Those in memory go on at once. */
  async function adopt(races: readonly string[]): Promise<number> {
    const claimed = await store.claimAll(races, processId);
    for (const id of claimed) {
      const race = opened.get(id);
      if (race === undefined) toOpen.add(id);
      else if (!race.isOver) await race.setRole('leader').catch(reportFailure);
    }
    return claimed.length;
  }

  let hadOrphans = false;
  async function takeOrphans(): Promise<void> {
    let orphans = await store.orphans(MAX_TAKEN_AT_ONCE);
    if (orphans.length > 0) {
      const watched = [...opened.values()].filter(({ role, isIdle, isOver }) => role === 'replica' && !isIdle && !isOver);
      await adopt(await store.ownerlessAmong(watched.map(({ id }) => id)));
    }
    // the first round leaves the others time to take the races that are watched there
    const isFirst = !hadOrphans;
    hadOrphans = orphans.length > 0;
    for (let times = 0; !isFirst && orphans.length > 0 && times < MAX_TAKEOVER_ROUNDS && !isClosed(); times++) {
      // another process takes them
      if ((await adopt(orphans)) === 0) break;
      orphans = await store.orphans(MAX_TAKEN_AT_ONCE);
    }
  }

  return {
    /**
     * The owner may have closed the idle race. The first action checks that at once. Later ones are checked once a round for all races together, because a query for each
     * costs more than storing the action.
     */
    noteActionHere(id) {
      const known = activeElsewhere.has(id);
      activeElsewhere.set(id, 'since');
      if (!known) void takeOver(id).catch(reportFailure);
    },
    async run() {
      await takeOrphans();
      if (toOpen.size > 0) opening ??= openClaimed().finally(() => (opening = null));
      await takeActive();
      for (const id of await store.dueRaces(MAX_TAKEN_AT_ONCE)) {
        if (opened.has(id)) await takeOver(id);
        else await open(id);
      }
    },
  };
}
