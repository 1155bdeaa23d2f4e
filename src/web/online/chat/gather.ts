/** Milliseconds to wait for more items after the first one, and to pause after passing items on. */
const GATHER_MS = 500;
const SILENT = 5_000;

/** Passes on a burst of items at once, and then pauses, so that a screen reader can finish announcing the race. */
export interface Gathering<Item> {
  take(items: readonly Item[]): void;
  /** Drops the waiting items. */
  end(): void;
}

export function gather<Item>(handOn: (items: readonly Item[]) => void): Gathering<Item> {
  let waiting: readonly Item[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  function due(): void {
    timer = undefined;
    if (waiting.length === 0) return;
    const items = waiting;
    waiting = [];
    timer = setTimeout(due, SILENT);
    handOn(items);
  }
  return {
    take(items) {
      waiting = [...waiting, ...items];
      timer ??= setTimeout(due, GATHER_MS);
    },
    end() {
      clearTimeout(timer);
      timer = undefined;
      waiting = [];
    },
  };
}
