import { unkeptOf } from './visit.ts';

/**
 * Race ownership: one tab plays a race, the others follow it. A Web Lock decides which; the browser releases it
 * when the tab ends.
 */

export interface OwnerListener {
  /** Another tab has taken the race over. */
  readonly lost: () => void;
  /** The tab that owned the race has ended, and this tab owns it now. If omitted, this tab does not wait. */
  readonly gained?: () => void;
}

/** `rides`: this tab owns the race until it ends or `lost` is called. */
export type Ownership = 'rides' | 'follows';

interface Own {
  listener: OwnerListener;
  rides: boolean;
  /** Releases the lock; null if this tab does not hold it. */
  release: (() => void) | null;
  /** Ends the waiting for the owner. */
  waiting: AbortController | null;
}
const own = new Map<string, Own>();

/**
 * Undefined in browsers and on addresses (http other than localhost) without Web Locks; then every tab owns its
 * races.
 */
const locks = (): LockManager | undefined => (typeof navigator === 'undefined' ? undefined : navigator.locks);
const lockOf = (id: string): string => `windschatten-race-${id}`;

/** Requests ownership of a race. A tab that already owns it keeps it, with the new listener. */
export async function ownRace(id: string, listener: OwnerListener): Promise<Ownership> {
  const known = own.get(id);
  const mine: Own = known ?? { listener, rides: false, release: null, waiting: null };
  mine.listener = listener;
  own.set(id, mine);
  if (!mine.rides) mine.rides = await hold(id, mine, { ifAvailable: true });
  if (!mine.rides) wait(id, mine);
  return mine.rides ? 'rides' : 'follows';
}

/** Takes ownership from another tab, which is notified. Call `ownRace` first; its listener stays in force. */
export async function takeOver(id: string): Promise<void> {
  const mine: Own = own.get(id) ?? { listener: { lost: () => undefined }, rides: false, release: null, waiting: null };
  own.set(id, mine);
  if (mine.rides) return;
  mine.waiting?.abort();
  mine.waiting = null;
  mine.rides = await hold(id, mine, { steal: true });
}

/**
 * Gives up a race that is no longer shown here. If some of its rows are only in memory, this tab keeps it, because another tab would go on
 * without them.
 */
export function leaveRace(id: string): void {
  if (unkeptOf(id)) own.get(id)?.waiting?.abort();
  else letGo(id);
}

/** Releases the lock for the next tab. */
export function letGo(id: string): void {
  const mine = own.get(id);
  own.delete(id);
  mine?.waiting?.abort();
  mine?.release?.();
}

/** Whether the lock was acquired. It is held until it is released, stolen, or the tab ends. */
function hold(id: string, mine: Own, options: LockOptions): Promise<boolean> {
  const manager = locks();
  if (manager === undefined) return Promise.resolve(true);
  return new Promise((answer) => {
    let held = false;
    manager
      .request(lockOf(id), options, (lock) => {
        held = lock !== null;
        answer(held);
        return held ? new Promise<void>((release) => (mine.release = release)) : undefined;
      })
      .catch((error: unknown) => {
        if (held) lose(id, mine);
        // without permission for locks, no tab keeps another one from playing
        else answer(!(error instanceof DOMException && error.name === 'AbortError'));
      });
  });
}

/** The lock was stolen. */
function lose(id: string, mine: Own): void {
  mine.rides = false;
  mine.release = null;
  wait(id, mine);
  mine.listener.lost();
}

/** Waits for the owner to end, if the listener wants to know. */
function wait(id: string, mine: Own): void {
  if (mine.listener.gained === undefined || mine.waiting !== null || own.get(id) !== mine) return;
  const waiting = new AbortController();
  mine.waiting = waiting;
  void hold(id, mine, { signal: waiting.signal }).then((rides) => {
    if (mine.waiting === waiting) mine.waiting = null;
    if (!rides || mine.rides) return;
    mine.rides = true;
    mine.listener.gained?.();
  });
}
