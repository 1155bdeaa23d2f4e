import { NO_SEAT, type AnyGame, type Seat } from '../../kit/index.ts';
import { seatEntry, type Link, type News, type Situation } from '../../table/index.ts';
import type { RaceHost } from '../session/race-host.ts';
import type { RemoteHost } from './remote-host.ts';
import type { RemoteReplies } from '../session/session-options.ts';

/** The host of several seats on this device: each has a connection of its own, so none receives what another one may not know. */
interface SharedHost<A, E> extends RaceHost<A, E>, RemoteReplies<A> {}

/**
 * Puts the connections of the seats on this device together. What all of them may see, the public position and log, comes from the device's own seat without what only
 * that seat may know, because a spectator's connection may be delayed.
 * @param hosts the device's own seat first
 */
export function createSharedHost<A, E>(
  game: Pick<AnyGame, 'see' | 'perfectInformation'>,
  hosts: ReadonlyMap<Seat, RemoteHost<A, E>>,
): SharedHost<A, E> {
  const all = [...hosts];
  const [own, first] = all[0]!;
  const hostOf = (seat: Seat): RemoteHost<A, E> => hosts.get(seat) ?? first;
  /** While a player rests, no question that is put to all appears. */
  const quiet = (host: RemoteHost<A, E>, news: News<A, E>): News<A, E> =>
    host.isResting ? { ...news, situation: { ...news.situation, together: null } } : news;
  const linkOf = (seat: Seat): Link<A, E> => {
    const host = hostOf(seat);
    const link = host.link(seat);
    return {
      ...link,
      news: (...known) => quiet(host, link.news(...known)),
      watch: (listener) => link.watch((news) => listener(quiet(host, news))),
    };
  };
  const watchers = new Set<(news: News<A, E>) => void>();

  /** The connections have received the same entries. Otherwise the screen waits for the last one. */
  function isLevel(): boolean {
    const { entries, takenBack } = first.known;
    return all.every(([, { known }]) => known.entries === entries && known.takenBack === takenBack);
  }

  const publicSituation = (situation: Situation): Situation => ({
    ...situation,
    asked: false,
    together: situation.together && { ...situation.together, concerned: false },
    answers: {},
    takeBack: null,
  });
  const publicNews = (known: number): News<A, E> => {
    const { keep, entries, situation } = first.link(own).news(known);
    return {
      keep,
      entries: entries.map((entry) => ({ ...entry, ...seatEntry(game as Parameters<typeof seatEntry<A, E>>[0], entry as never, NO_SEAT) })),
      situation: publicSituation(situation),
    };
  };

  /** How many entries the watchers have, of those that still hold. */
  let published = first.known.entries;
  function watchHosts(): readonly (() => void)[] {
    return all.map(([seat, host]) =>
      host.link(seat).watch(({ keep }) => {
        if (seat === own) published = Math.min(published, keep);
        if (!isLevel()) return;
        const news = publicNews(published);
        published = news.keep + news.entries.length;
        for (const listener of [...watchers]) listener(news);
      }),
    );
  }
  let stops: readonly (() => void)[] = [];

  const spectator: Link<A, E> = {
    ...first.link(own),
    viewer: NO_SEAT,
    news: publicNews,
    watch(listener) {
      // after the seats' own watchers, so that these have the news already
      if (watchers.size === 0) {
        published = first.known.entries;
        stops = watchHosts();
      }
      watchers.add(listener);
      return () => {
        watchers.delete(listener);
        if (watchers.size > 0) return;
        for (const stop of stops) stop();
      };
    },
  };

  return {
    link: (seat) => (seat === NO_SEAT ? spectator : linkOf(seat)),
    reply: (seat, action) => hostOf(seat).reply(action),
    decline: (seat) => hostOf(seat).decline(),
    async rest(seats) {
      const refused = await Promise.all(all.map(async ([seat, host]) => (seats.includes(seat) ? host.rest([seat]) : null)));
      return refused.find((each) => each !== null) ?? null;
    },
    run: () => Promise.resolve(),
    skip: () => undefined,
    releaseHold: () => undefined,
    setTiming: () => undefined,
    closeRound: () => undefined,
    end() {
      for (const [, host] of all) host.end();
    },
  };
}
