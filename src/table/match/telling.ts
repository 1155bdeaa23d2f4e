import type { Seat } from '../../kit/index.ts';
import type { News } from './link.ts';

/**
 * Tells listeners in this process how things stand, all of them whenever anything has changed for one: who sits before one screen hears it together. What goes
 * further is told by `tellInText`, which says nothing where nothing is new for these eyes.
 */
export interface Telling<Action, Event> {
  /** The answer ends it. */
  watch(eyes: Seat, listener: (news: News<Action, Event>) => void): () => void;
  publish(): void;
  end(): void;
}

interface Watcher<A, E> {
  readonly eyes: Seat;
  readonly listener: (news: News<A, E>) => void;
  entries: number;
  takenBack: number;
}

/**
 * @param newsFor everything after so many entries, told when so often something had been taken back
 * @param report is given what a listener threw; that listener is told nothing more, all others are
 */
export function createTelling<A, E>(
  newsFor: (eyes: Seat, entries: number, takenBack?: number) => News<A, E>,
  report: (error: unknown) => void = throwLater,
): Telling<A, E> {
  const watchers = new Set<Watcher<A, E>>();

  function tell(watcher: Watcher<A, E>): void {
    const news = newsFor(watcher.eyes, watcher.entries, watcher.takenBack);
    watcher.entries = news.situation.entries;
    watcher.takenBack = news.situation.takenBack;
    try {
      watcher.listener(news);
    } catch (error) {
      watchers.delete(watcher);
      report(error);
    }
  }

  return {
    watch(eyes, listener) {
      const { entries, takenBack } = newsFor(eyes, Infinity).situation;
      const watcher: Watcher<A, E> = { eyes, listener, entries, takenBack };
      watchers.add(watcher);
      return () => void watchers.delete(watcher);
    },
    publish() {
      for (const watcher of [...watchers]) if (watchers.has(watcher)) tell(watcher);
    },
    end: () => watchers.clear(),
  };
}

/** Where nobody waits for it: whoever watches over the program is told. */
function throwLater(error: unknown): void {
  void Promise.resolve().then(() => {
    throw error;
  });
}
