import type { AnyGame, Seat } from '../../kit/index.ts';
import { createSeat, formatNews, formatSeatText, type Link, type News, type Race, type SeatAtRace } from '../../table/index.ts';

/** A whole seat, or what is new for it, as text. */
export interface SeatTextDto {
  readonly kind: 'seat' | 'news';
  readonly text: string;
}

/**
 * The updates of one seat, formatted once for all its connections. A new connection first gets a snapshot, then the same updates as the others. A change that this seat
 * cannot see sends nothing (as in `sendSeatTexts`).
 */
export interface SeatFeed {
  readonly seat: SeatAtRace<unknown, unknown, unknown, unknown>;
  /** What a new connection gets. @param known what the client already has; null: nothing */
  snapshot(known: { readonly entries: number; readonly takenBack: number } | null): SeatTextDto;
  subscribe(listener: (update: SeatTextDto) => void): () => void;
  readonly listenerCount: number;
  close(): void;
}

/**
 * The link of a viewer. `state`: the viewer's current position, if known, so that the feed need not replay the entries; `entryText`: the text of an entry that was formatted before.
 */
export type FeedSource = Pick<Link<unknown, unknown>, 'viewer' | 'news' | 'watch'> & {
  readonly state?: unknown;
  readonly entryText?: (n: number) => string | undefined;
};

export function createSeatFeed(
  game: AnyGame,
  race: Pick<Race, 'rulesVersion' | 'chance' | 'config'> & { readonly head?: string },
  { state, entryText, ...link }: FeedSource,
  /** Called when the first listener has come, and when the last one has gone. */
  onListenerCount: (listeners: number) => void = () => undefined,
  /** Called with every update of the link, before listeners are. */
  onNews: () => void = () => undefined,
): SeatFeed {
  const { config } = race;
  const eyes: Seat = link.viewer;
  const seat = createSeat(game, config, eyes, withoutTakeBack(link.news(0)), { log: 'none', reached: state });
  let { situation } = seat;
  const listeners = new Set<(update: SeatTextDto) => void>();
  const end = link.watch((update) => {
    onNews();
    const news = withoutTakeBack(update);
    const before = situation;
    ({ situation } = news);
    const isUnchanged =
      news.entries.length === 0 && news.keep === seat.entries.length && JSON.stringify(situation) === JSON.stringify(before);
    if (isUnchanged) return;
    const text = listeners.size > 0 ? formatNews(game, seat, news) : '';
    seat.receive(news);
    for (const listener of [...listeners]) listener({ kind: 'news', text });
  });

  return {
    seat,
    snapshot(known) {
      const { entries, situation: now } = seat;
      if (known === null || known.entries > entries.length || known.takenBack > now.takenBack || known.entries === 0)
        return { kind: 'seat', text: formatSeatText(game, race, seat, entryText) };
      const news = withoutTakeBack(link.news(known.entries, known.takenBack));
      // the text refers to the position that both sides share, after the entries that are still valid
      const shared = createSeat(game, config, eyes, { keep: 0, entries: entries.slice(0, news.keep), situation: now }, { log: 'none' });
      return { kind: 'news', text: formatNews(game, shared, { ...news, situation: now, entries: entries.slice(news.keep) }) };
    },
    subscribe(listener) {
      listeners.add(listener);
      if (listeners.size === 1) onListenerCount(1);
      return () => {
        if (listeners.delete(listener) && listeners.size === 0) onListenerCount(0);
      };
    },
    get listenerCount() {
      return listeners.size;
    },
    close() {
      end();
      listeners.clear();
    },
  };
}

/** Online a player cannot take back alone; the table votes on it. */
const withoutTakeBack = (news: News<unknown, unknown>): News<unknown, unknown> => ({
  ...news,
  situation: { ...news.situation, takeBack: null, holding: false },
});
