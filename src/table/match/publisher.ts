import type { Seat } from '../../kit/index.ts';
import type { News } from './link.ts';

/**
 * Sends news to listeners in this process. All of them are called whenever anything changes, because people at one screen see it together. What goes over a wire is
 * sent by `sendSeatTexts`, which leaves out news that contain nothing new for the viewer.
 */
export interface Publisher<Action, Event> {
  /** While this is set `publishStep` does nothing. */
  isSkipping: boolean;
  /** The answer ends it. */
  watch(viewer: Seat, listener: (news: News<Action, Event>) => void): () => void;
  publish(): void;
  /** Publishes one step of autoplay, unless steps are skipped. */
  publishStep(): void;
  end(): void;
}

interface Watcher<A, E> {
  readonly viewer: Seat;
  readonly listener: (news: News<A, E>) => void;
  entries: number;
  takenBack: number;
}

/**
 * @param newsFor the news for a viewer who knows so many entries, after so many take-backs
 * @param report is called with what a listener threw; that listener gets no more news, all others do
 */
export function createPublisher<A, E>(
  newsFor: (viewer: Seat, entries: number, takenBack?: number) => News<A, E>,
  report: (error: unknown) => void = throwLater,
): Publisher<A, E> {
  const watchers = new Set<Watcher<A, E>>();

  function send(watcher: Watcher<A, E>): void {
    const news = newsFor(watcher.viewer, watcher.entries, watcher.takenBack);
    watcher.entries = news.situation.entries;
    watcher.takenBack = news.situation.takenBack;
    try {
      watcher.listener(news);
    } catch (error) {
      watchers.delete(watcher);
      report(error);
    }
  }

  function publish(): void {
    for (const watcher of [...watchers]) if (watchers.has(watcher)) send(watcher);
  }

  return {
    isSkipping: false,
    watch(viewer, listener) {
      const { entries, takenBack } = newsFor(viewer, Infinity).situation;
      const watcher: Watcher<A, E> = { viewer, listener, entries, takenBack };
      watchers.add(watcher);
      return () => void watchers.delete(watcher);
    },
    publish,
    publishStep() {
      if (!this.isSkipping) publish();
    },
    end: () => watchers.clear(),
  };
}

/** Throws outside of the publisher's caller, where the program's own handler reports it. */
function throwLater(error: unknown): void {
  void Promise.resolve().then(() => {
    throw error;
  });
}
