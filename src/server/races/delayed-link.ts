import type { Link, News, Situation } from '../../table/index.ts';

type AnyNews = News<unknown, unknown>;

/**
 * A spectator's link that passes on everything `delayMs` later and in order, so that spectators know nothing that could help a rider.
 * @param idleMs how long the race has been idle when the link is created; what is older than `delayMs` is passed on at once
 * @param drivers the drivers at the start
 */
export function createDelayedLink(
  link: Pick<Link<unknown, unknown>, 'viewer' | 'news' | 'watch'>,
  delayMs: number,
  idleMs: number,
  drivers: Situation['drivers'],
): Pick<Link<unknown, unknown>, 'viewer' | 'news' | 'watch'> & { end(): void } {
  const first = link.news(0);
  let sentEntries: AnyNews['entries'] = [];
  let situation: Situation = situationAtStart(first.situation, drivers);
  /** How many of the passed-on entries each take-back has left. */
  const keptAfterTakeBack: number[] = [];
  const listeners = new Set<(news: AnyNews) => void>();
  const timers = new Set<NodeJS.Timeout>();

  function apply(news: AnyNews): void {
    for (let i = situation.takenBack; i < news.situation.takenBack; i++) keptAfterTakeBack[i] = news.keep;
    sentEntries = [...sentEntries.slice(0, news.keep), ...news.entries];
    ({ situation } = news);
    for (const listener of [...listeners]) listener(news);
  }
  function applyAfter(news: AnyNews, after: number): void {
    const timer = setTimeout(() => {
      timers.delete(timer);
      apply(news);
    }, after);
    timers.add(timer);
  }

  if (idleMs >= delayMs) {
    sentEntries = first.entries;
    ({ situation } = first);
  } else applyAfter(first, delayMs - idleMs);
  const stop = link.watch((news) => applyAfter(news, delayMs));

  return {
    viewer: link.viewer,
    news(entries, takenBack = keptAfterTakeBack.length) {
      const keep = Math.max(0, Math.min(entries, sentEntries.length, ...keptAfterTakeBack.slice(Math.max(0, takenBack))));
      return { keep, entries: sentEntries.slice(keep), situation };
    },
    watch(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    end() {
      stop();
      for (const timer of timers) clearTimeout(timer);
      listeners.clear();
    },
  };
}

/** The situation before the first entry. Terms and owners stay, because they were the same then. */
const situationAtStart = ({ agreed, ...now }: Situation, drivers: Situation['drivers']): Situation => ({
  ...now,
  ...{ entries: 0, takenBack: 0, drivers, away: [], asked: false, together: null, takeBack: null },
  ...{ holding: false, thinking: false, going: true, notKept: null, broken: null },
  agreed: agreed && {
    ...{ terms: agreed.terms, owners: agreed.owners, absent: [], proposal: null, paused: false, ended: false },
    ...{ lines: [], clock: null, takeBack: null, carriedOut: [] },
  },
});
