import { unkeptOf } from './visit.ts';

/** Who rides: one tab a race, the others follow it. A Web Lock says which; the browser ends it with the tab, however that ends. */

export interface OwnerListener {
  /** Another tab has taken the race over. */
  readonly lost: () => void;
  /** The tab that rode it has ended, and this one, which waited, rides from now on. Left out: it waits for nothing. */
  readonly gained?: () => void;
}

/** `rides`: this tab, and no other, until it ends or `lost`. */
export type Ownership = 'rides' | 'follows';

interface Own {
  listener: OwnerListener;
  rides: boolean;
  /** Lets the lock go; null where none is held. */
  release: (() => void) | null;
  /** Ends the waiting for the tab that rides. */
  waiting: AbortController | null;
}
const own = new Map<string, Own>();

/** Undefined in browsers and on addresses (http, but for localhost) that have none: there the tab rides. */
const locks = (): LockManager | undefined => (typeof navigator === 'undefined' ? undefined : navigator.locks);
const lockOf = (id: string): string => `windschatten-race-${id}`;

/** Asks to ride a race; a tab that rides it already goes on, with the new listener. */
export async function ownRace(id: string, listener: OwnerListener): Promise<Ownership> {
  const known = own.get(id);
  const mine: Own = known ?? { listener, rides: false, release: null, waiting: null };
  mine.listener = listener;
  own.set(id, mine);
  if (!mine.rides) mine.rides = await hold(id, mine, { ifAvailable: true });
  if (!mine.rides) wait(id, mine);
  return mine.rides ? 'rides' : 'follows';
}

/** This tab rides from now on; the tab that did so is told that it has lost it. After `ownRace`, whose listener holds. */
export async function takeOver(id: string): Promise<void> {
  const mine: Own = own.get(id) ?? { listener: { lost: () => undefined }, rides: false, release: null, waiting: null };
  own.set(id, mine);
  if (mine.rides) return;
  mine.waiting?.abort();
  mine.waiting = null;
  mine.rides = await hold(id, mine, { steal: true });
}

/**
 * Lets others ride a race that nobody looks at any more here. Where this visit has rows of it that the browser could not keep, it goes on holding it: another tab would ride
 * on without them.
 */
export function leaveRace(id: string): void {
  if (unkeptOf(id)) own.get(id)?.waiting?.abort();
  else letGo(id);
}

/** Whoever waits for it rides. */
export function letGo(id: string): void {
  const mine = own.get(id);
  own.delete(id);
  mine?.waiting?.abort();
  mine?.release?.();
}

/** Whether the lock was had; it is held until it is released, stolen, or the tab ends. */
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
        // where the page may have no locks, no tab keeps another from riding
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

/** Waits for the tab that rides to end, where somebody wants to know. */
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
