import type { Store } from '../store/index.ts';
import type { OpenRace } from './open-race-interface.ts';

/** Finds rows and room changes of other processes whose notice was lost. */
export interface MissedRows {
  /** Checks some of the races in memory and of the watched rooms; repeated calls check all in turn. */
  checkSome(): Promise<void>;
  /** Checks all of them, because many notices may be lost. */
  checkAll(): Promise<void>;
}

export interface MissedRowsDeps {
  readonly store: Pick<Store, 'progressOf'>;
  readonly opened: ReadonlyMap<string, OpenRace>;
  /** Races whose rooms have a listener at this process. */
  readonly watchedRooms: () => Iterable<string>;
  readonly onRoomChanged: (race: string) => void;
  readonly report: (error: unknown, doing: string) => void;
}

/** One short query. */
const MAX_CHECKED_AT_ONCE = 250;

export function createMissedRows({ store, opened, watchedRooms, onRoomChanged, report }: MissedRowsDeps): MissedRows {
  /** The last known version of each watched room. */
  const versions = new Map<string, number>();
  let left: string[] = [];

  function withRooms(races: readonly string[]): string[] {
    const rooms = new Set(watchedRooms());
    for (const id of versions.keys()) if (!rooms.has(id)) versions.delete(id);
    return [...new Set([...rooms, ...races])];
  }

  async function check(ids: readonly string[]): Promise<void> {
    const rooms = new Set(watchedRooms());
    for (const { id, rows, version } of await store.progressOf(ids)) {
      const race = opened.get(id);
      if (race !== undefined && race.rowCount < rows) await race.catchUp().catch((error: unknown) => report(error, 'catching up'));
      if (!rooms.has(id)) continue;
      const before = versions.get(id);
      versions.set(id, version);
      if (before !== version) onRoomChanged(id);
    }
  }

  return {
    async checkSome() {
      if (left.length === 0)
        left = withRooms([...opened.values()].filter(({ role, isIdle }) => role === 'leader' || !isIdle).map(({ id }) => id));
      await check(left.splice(0, MAX_CHECKED_AT_ONCE));
    },
    async checkAll() {
      left = [];
      await check(withRooms([...opened.keys()]));
    },
  };
}
