import type { Game } from '../../kit/index.ts';
import type { Link, News } from '../match/link.ts';
import type { Race } from '../race/race.ts';
import { createSeat } from './seat.ts';
import { formatNews, formatSeatText } from './seat-text.ts';

/**
 * Tells a seat that is far away everything a link hears: first a whole seat's text, then news, each time something is new for its eyes and never else, so that not
 * even the number of messages tells what only others may know. Texts must arrive in order; whoever has lost one begins anew.
 * @param send is given each text
 * @returns what ends it
 */
export function sendSeatTexts<C, S, A, E, V>(
  game: Game<C, S, A, E, V>,
  race: Pick<Race, 'rulesVersion' | 'chance'> & { readonly config: C },
  link: Link<A, E>,
  send: (text: string) => void,
): () => void {
  // what the other side knows
  const seat = createSeat(game, race.config, link.viewer, link.news(0));
  let situation = JSON.stringify(seat.situation);
  const tell = (news: News<A, E>): void => {
    const next = JSON.stringify(news.situation);
    if (news.entries.length === 0 && news.keep === seat.told.length && next === situation) return;
    situation = next;
    const text = formatNews(game, seat, news);
    seat.receive(news);
    send(text);
  };
  const end = link.watch(tell);
  send(formatSeatText(game, race, seat));
  return end;
}
