import type { Share } from './fair-queue.ts';

/** Who watches a race, and so whether its bots play, before which others, and which address pays for their time. */
export interface Watchers {
  /** Counts a client. Call the result when it leaves. */
  watch(address: string): () => void;
  /** Whether clients watch the race at other processes. Returns whether that is new. */
  setElsewhere(isWatched: boolean): boolean;
  /** No client watches and only bots play. With a person at the table the race goes on to that person's turn, behind all races that are watched. */
  readonly isResting: boolean;
  /** Null: the race rests. */
  share(): Share | null;
}

export interface WatchersOptions {
  readonly isWatchedHere: () => boolean;
  /** A person plays, connected or not. */
  readonly hasPerson: () => boolean;
}

export function createWatchers({ isWatchedHere, hasPerson }: WatchersOptions): Watchers {
  const addresses = new Map<string, number>();
  let lastAddress: string | null = null;
  let isWatchedElsewhere = false;
  const isWatched = (): boolean => isWatchedElsewhere || isWatchedHere();
  const watchers: Watchers = {
    watch(address) {
      lastAddress = address;
      addresses.set(address, (addresses.get(address) ?? 0) + 1);
      let isHere = true;
      return () => {
        if (!isHere) return;
        isHere = false;
        const left = (addresses.get(address) ?? 1) - 1;
        if (left > 0) addresses.set(address, left);
        else addresses.delete(address);
      };
    },
    setElsewhere(next) {
      const isNew = next !== isWatchedElsewhere;
      isWatchedElsewhere = next;
      return isNew;
    },
    get isResting() {
      return !isWatched() && !hasPerson();
    },
    share() {
      if (watchers.isResting) return null;
      const paying = addresses.size > 0 ? [...addresses.keys()] : lastAddress === null ? [] : [lastAddress];
      return { addresses: paying, isWatched: isWatched() };
    },
  };
  return watchers;
}
