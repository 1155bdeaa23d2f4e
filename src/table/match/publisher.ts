import type { Game, Reason, Seat } from '../../kit/index.ts';
import type { Entry } from '../race/race.ts';
import type { News, SeatEntry, Situation } from './link.ts';

/**
 * Makes each seat's news and sends them to listeners in this process. All of them are called whenever anything changes, because people at one screen see it together. What goes over a wire is
 * sent by `sendSeatTexts`, which leaves out news that contain nothing new for the viewer.
 */
export interface Publisher<Action, Event> {
  /** While this is set `publishStep` does nothing. */
  isSkipping: boolean;
  /**
   * @param known entries that the viewer has
   * @param takenBack how many take-backs there had been when it got them; left out: all
   */
  newsFor(viewer: Seat, known: number, takenBack?: number): News<Action, Event>;
  /** The answer ends it. */
  watch(viewer: Seat, listener: (news: News<Action, Event>) => void): () => void;
  publish(): void;
  /** Publishes one step of autoplay, unless steps are skipped. */
  publishStep(): void;
  end(): void;
}

/** What is published of a race. */
export interface PublishedRace<A, E> {
  readonly entries: readonly Entry<A, E>[];
  /** How many entries each take-back has left, in order. */
  readonly rewinds: readonly number[];
  /** Its `entries` says how many of the entries the viewer is sent. */
  situationFor(viewer: Seat): Situation;
  /** Why a bot decided entry `n`. */
  reasonFor?(n: number): Reason | undefined;
}

/** An entry as a seat may see it. */
export const seatEntry = <A, E>(
  game: Pick<Game<unknown, unknown, A, E, unknown>, 'see' | 'perfectInformation'>,
  entry: Entry<A, E>,
  viewer: Seat,
): SeatEntry<A, E> => ({
  n: entry.n,
  seat: entry.seat,
  action: entry.seat === viewer ? entry.action : null,
  // Where nothing is hidden all seats share one list, which saves memory in long races.
  events: game.perfectInformation ? entry.events : entry.events.map((event) => game.see(event, viewer)),
});

interface Watcher<A, E> {
  readonly viewer: Seat;
  readonly listener: (news: News<A, E>) => void;
  entries: number;
  takenBack: number;
}

/**
 * @param report is called with what a listener threw; that listener gets no more news, all others do
 */
export function createPublisher<A, E>(
  game: Pick<Game<unknown, unknown, A, E, unknown>, 'see' | 'perfectInformation'>,
  race: PublishedRace<A, E>,
  report: (error: unknown) => void = throwLater,
): Publisher<A, E> {
  const watchers = new Set<Watcher<A, E>>();

  function newsFor(viewer: Seat, known: number, takenBack = race.rewinds.length): News<A, E> {
    const situation = race.situationFor(viewer);
    const keep = Math.max(0, Math.min(Math.trunc(known) || 0, situation.entries, ...race.rewinds.slice(Math.max(0, takenBack))));
    const entries = race.entries.slice(keep, situation.entries).map((entry): SeatEntry<A, E> => {
      const seen = seatEntry(game, entry, viewer);
      const reason = race.reasonFor?.(entry.n);
      return reason === undefined ? seen : { ...seen, reason };
    });
    return { keep, entries, situation };
  }

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
    newsFor,
    watch(viewer, listener) {
      const { entries, takenBack } = race.situationFor(viewer);
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
