import type { Game } from '../../kit/index.ts';
import type { Link, News } from '../match/link.ts';
import type { Race } from '../race/race.ts';
import { createSeat } from './seat.ts';
import { formatNews, formatSeatText } from './seat-text.ts';

/**
 * Sends a seat that is far away everything that comes over a link: first the text of the whole seat, then news whenever something is new for its viewer. Otherwise nothing is
 * sent, because even the number of messages could show what only others may know. Texts must arrive in order; a receiver that has lost one begins again.
 * @param send is called with each text
 * @returns what ends it
 */
export function sendSeatTexts<C, S, A, E, V>(
  game: Game<C, S, A, E, V>,
  race: Pick<Race, 'rulesVersion' | 'chance'> & { readonly config: C },
  link: Link<A, E>,
  send: (text: string) => void,
): () => void {
  /** What the receiver knows. */
  const seat = createSeat(game, race.config, link.viewer, link.news(0));
  let situation = JSON.stringify(seat.situation);
  const end = link.watch((news: News<A, E>) => {
    const next = JSON.stringify(news.situation);
    if (news.entries.length === 0 && news.keep === seat.entries.length && next === situation) return;
    situation = next;
    const text = formatNews(game, seat, news);
    seat.receive(news);
    send(text);
  });
  send(formatSeatText(game, race, seat));
  return end;
}
