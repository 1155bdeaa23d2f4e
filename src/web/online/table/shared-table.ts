import type { Refusal, Seat } from '../../../kit/index.ts';
import type { Link, News, TableWish } from '../../../table/index.ts';

export type TableLink = Pick<Link<unknown, unknown>, 'viewer' | 'news' | 'watch' | 'wish'>;

interface SeatOfDevice {
  readonly text: { readonly viewer: Seat };
  readonly host: { link(seat: Seat): TableLink };
}

/**
 * What the players of one device want of the table: they vote, pause and leave together, because they sit side by side.
 * @param opened the device's own seat first
 */
export function shareDevice(opened: readonly SeatOfDevice[]): { readonly seats: readonly Seat[]; readonly link: TableLink } {
  const links = opened.map(({ text, host }) => host.link(text.viewer));
  const own = links[0]!;
  const seats = links.map(({ viewer }) => viewer).toSorted((a, b) => a - b);
  if (links.length === 1) return { seats, link: own };

  const takeBackOf = (link: TableLink): number | null => link.news(Infinity).situation.agreed?.takeBack ?? null;
  const together = (news: News<unknown, unknown>): News<unknown, unknown> => {
    const { agreed } = news.situation;
    if (agreed === null) return news;
    const takeBack = links.map(takeBackOf).find((n) => n !== null) ?? null;
    return { ...news, situation: { ...news.situation, agreed: { ...agreed, takeBack } } };
  };

  /** The proposal for which the others here have voted already. */
  let votedFor = 0;
  function voteForOwn({ situation }: News<unknown, unknown>): void {
    const proposal = situation.agreed?.proposal ?? null;
    if (proposal === null || proposal.number === votedFor || !seats.includes(proposal.by)) return;
    votedFor = proposal.number;
    for (const { viewer, wish } of links) if (viewer !== proposal.by) void wish({ do: 'vote', number: proposal.number, yes: true });
  }

  async function wish(wanted: TableWish, id?: string): Promise<Refusal | null> {
    if (wanted.do === 'ask') {
      const asking = wanted.what === 'take-back' ? (links.find((link) => takeBackOf(link) !== null) ?? own) : own;
      return asking.wish(wanted, id);
    }
    // what only one of them can do is refused to the others
    const answers = await Promise.all(links.map((link) => link.wish(wanted, id)));
    return answers.includes(null) ? null : answers[0]!;
  }

  return {
    seats,
    link: {
      viewer: own.viewer,
      news: (...known) => together(own.news(...known)),
      watch(listener) {
        const stops = links.map((link) =>
          link.watch((news) => {
            if (link === own) voteForOwn(news);
            listener(together(own.news(Infinity)));
          }),
        );
        return () => {
          for (const stop of stops) stop();
        };
      },
      wish,
    },
  };
}
