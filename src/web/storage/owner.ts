import { unsavedOf } from './unsaved.ts';

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

/** `leader`: this tab owns the race until it ends or `lost` is called. */
export type Ownership = 'leader' | 'reader';

interface RaceLock {
  listener: OwnerListener;
  isOwner: boolean;
  /** Releases the lock; null if this tab does not hold it. */
  release: (() => void) | null;
  /** Ends the waiting for the owner. */
  waiting: AbortController | null;
}
const raceLocks = new Map<string, RaceLock>();

/**
 * Undefined in browsers and on addresses (http other than localhost) without Web Locks; then every tab owns its
 * races.
 */
const locks = (): LockManager | undefined => (typeof navigator === 'undefined' ? undefined : navigator.locks);
const lockOf = (id: string): string => `windschatten-race-${id}`;

/** Requests ownership of a race. A tab that already owns it keeps it, with the new listener. */
export async function ownRace(id: string, listener: OwnerListener): Promise<Ownership> {
  const known = raceLocks.get(id);
  const entry: RaceLock = known ?? { listener, isOwner: false, release: null, waiting: null };
  entry.listener = listener;
  raceLocks.set(id, entry);
  if (!entry.isOwner) entry.isOwner = await requestLock(id, entry, { ifAvailable: true });
  if (!entry.isOwner) waitForLock(id, entry);
  return entry.isOwner ? 'leader' : 'reader';
}

/** Takes ownership from another tab, which is notified. Call `ownRace` first; its listener stays in force. */
export async function takeOver(id: string): Promise<void> {
  const entry: RaceLock = raceLocks.get(id) ?? { listener: { lost: () => undefined }, isOwner: false, release: null, waiting: null };
  raceLocks.set(id, entry);
  if (entry.isOwner) return;
  entry.waiting?.abort();
  entry.waiting = null;
  entry.isOwner = await requestLock(id, entry, { steal: true });
}

/**
 * Gives up a race that is no longer shown here. If some of its rows are only in memory, this tab keeps it, because another tab would go on
 * without them.
 */
export function leaveRace(id: string): void {
  if (unsavedOf(id)) raceLocks.get(id)?.waiting?.abort();
  else releaseRace(id);
}

/** Releases the lock for the next tab. */
export function releaseRace(id: string): void {
  const entry = raceLocks.get(id);
  raceLocks.delete(id);
  entry?.waiting?.abort();
  entry?.release?.();
}

/** Whether the lock was acquired. It is held until it is released, stolen, or the tab ends. */
function requestLock(id: string, entry: RaceLock, options: LockOptions): Promise<boolean> {
  const manager = locks();
  if (manager === undefined) return Promise.resolve(true);
  return new Promise((answer) => {
    let isHeld = false;
    manager
      .request(lockOf(id), options, (lock) => {
        isHeld = lock !== null;
        answer(isHeld);
        return isHeld ? new Promise<void>((release) => (entry.release = release)) : undefined;
      })
      .catch((error: unknown) => {
        if (isHeld) onStolen(id, entry);
        // without permission for locks, no tab keeps another one from playing
        else answer(!(error instanceof DOMException && error.name === 'AbortError'));
      });
  });
}

/** The lock was stolen. */
function onStolen(id: string, entry: RaceLock): void {
  entry.isOwner = false;
  entry.release = null;
  waitForLock(id, entry);
  entry.listener.lost();
}

/** Waits for the owner to end, if the listener wants to know. */
function waitForLock(id: string, entry: RaceLock): void {
  if (entry.listener.gained === undefined || entry.waiting !== null || raceLocks.get(id) !== entry) return;
  const waiting = new AbortController();
  entry.waiting = waiting;
  void requestLock(id, entry, { signal: waiting.signal }).then((isOwner) => {
    if (entry.waiting === waiting) entry.waiting = null;
    if (!isOwner || entry.isOwner) return;
    entry.isOwner = true;
    entry.listener.gained?.();
  });
}
