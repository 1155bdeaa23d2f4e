/**
 * Messages between the tabs of one browser about races. A lost message does no harm, because readers of a race
 * continue by row number.
 */

type RaceMessage =
  | { readonly race: string; readonly rows: number }
  /** The race was deleted. */
  | { readonly race: string; readonly deleted: true };

const CHANNEL = 'windschatten-races';
const appended = new Map<string, Set<(rows: number) => void>>();
const deleted = new Map<string, Set<() => void>>();
let channel: BroadcastChannel | null | undefined;

/** Null where the browser has no BroadcastChannel or forbids it. */
function open(): BroadcastChannel | null {
  if (channel !== undefined) return channel;
  try {
    channel = new BroadcastChannel(CHANNEL);
    channel.onmessage = ({ data }: MessageEvent<unknown>) => receive(data);
  } catch {
    channel = null;
  }
  return channel;
}

function receive(data: unknown): void {
  const { race, rows, deleted: isDeleted } = (data ?? {}) as Readonly<Record<string, unknown>>;
  if (typeof race !== 'string') return;
  if (isDeleted === true) notifyDeleted(race);
  else if (typeof rows === 'number') for (const listener of appended.get(race) ?? []) listener(rows);
}

const notifyDeleted = (race: string): void => deleted.get(race)?.forEach((listener) => listener());

export function publish(message: RaceMessage): void {
  // the tab that deletes a race may show it, too
  if ('deleted' in message) notifyDeleted(message.race);
  open()?.postMessage(message);
}

function listen<L>(to: Map<string, Set<L>>, race: string, listener: L): () => void {
  open();
  const listeners = to.get(race) ?? new Set();
  to.set(race, listeners.add(listener));
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0 && to.get(race) === listeners) to.delete(race);
  };
}

/**
 * Reports rows that another tab has appended; `rows` is the number of the last one.
 * @returns a function that removes the listener
 */
export const onAppended = (race: string, listener: (rows: number) => void): (() => void) => listen(appended, race, listener);

/** Reports that a race was deleted, in this tab or another. @returns a function that removes the listener */
export const onDeleted = (race: string, listener: () => void): (() => void) => listen(deleted, race, listener);
