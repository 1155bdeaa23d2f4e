/** How long the first is waited with for more, and how long it is silent after something was said, in milliseconds. */
const TOGETHER = 500;
const SILENT = 5_000;

/** Hands on what comes in a burst as one, and nothing more for a while: who listens to a race is not to be talked over. */
export interface Gathering<Item> {
  take(items: readonly Item[]): void;
  /** What waits is dropped. */
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
      timer ??= setTimeout(due, TOGETHER);
    },
    end() {
      clearTimeout(timer);
      timer = undefined;
      waiting = [];
    },
  };
}
