import { NO_SEAT, refusal, type Game, type Problem, type Refusal, type Seat } from '../../kit/index.ts';
import {
  createSeat,
  parseNews,
  advanceQuestions,
  movingSeat,
  type Link,
  type News,
  type SeatAtRace,
  type SeatText,
  type Situation,
} from '../../table/index.ts';
import type { TableRequest } from '../../protocol/index.ts';
import type { RaceConnection } from './connection.svelte.ts';
import type { RestStart } from './resting.ts';
import type { RaceHost } from '../session/race-host.ts';

/** A host on the server, as a session sees it. Its link passes on what comes over the connection and sends the player's actions. */
export interface RemoteHost<A, E> extends RaceHost<A, E> {
  readonly known: { readonly entries: number; readonly takenBack: number };
  /** The player has chosen not to be asked before the next turn. */
  readonly isResting: boolean;
  /** Replaces the seat by the server's text of it, after a break that was too long for news. */
  receiveSeat(text: SeatText<A, E>): void;
  /** Applies news. Problems: this page cannot read the text. */
  receiveNews(text: string): readonly Problem[];
  /** Answers a question that several seats are asked together. */
  reply(action: A): Promise<Refusal | null>;
  /** Declines a question that several seats are asked together, whether or not the seat has a choice. */
  decline(): Promise<Refusal | null>;
}

export interface RemoteHostOptions<C, S, A, E, V> {
  readonly game: Game<C, S, A, E, V>;
  readonly config: C;
  /** The seat as the server described it first. */
  readonly first: SeatText<A, E>;
  readonly connection: Pick<RaceConnection, 'ask' | 'end'>;
  /** Where the player's wish not to be asked before the next turn is read (`loadRest`) and saved; `start` null: the seat may be asked. */
  readonly rest: { readonly start: RestStart | null; readonly save: (start: RestStart | null) => void };
}

export function createRemoteHost<C, S, A, E, V>(options: RemoteHostOptions<C, S, A, E, V>): RemoteHost<A, E> {
  const { game, config, first, connection } = options;
  const { viewer: eyes } = first;
  const seat: SeatAtRace<S, A, E, V> = createSeat(game, config, eyes, first.news);
  const listeners = new Set<(news: News<A, E>) => void>();
  const kinds = advanceQuestions(game, config);
  /** While it is set the seat declines what it is asked out of turn, until its turn comes or something is taken back. */
  let rest = options.rest.start;
  /** The entries that were checked already and leave the seat at rest. */
  let checkedEntries = rest?.entries ?? 0;
  /** The number of entries at which the seat declined a question that was put to it alone, since only bots play with it. */
  let declinedAt = -1;
  updateRest();

  function setRest(start: RestStart | null): void {
    rest = start;
    options.rest.save(start);
  }

  /** Ends the rest when its reason is gone, and declines a question that the seat is asked meanwhile. */
  function updateRest(): void {
    if (rest === null) return;
    const { length } = seat.entries;
    if (seat.situation.takenBack !== rest.takenBack || length < checkedEntries || hadTurn(length)) return setRest(null);
    checkedEntries = length;
    if (declinedAt === length) return;
    if (seat.situation.together?.seats.includes(eyes)) {
      declinedAt = length;
      // whatever the hand is, so the others learn only that the player rests, and wait no longer
      return void send('reply', game.advance!.decline(seat.state), length);
    }
    if (!seat.situation.asked) return;
    declinedAt = length;
    void send('act', game.advance!.decline(seat.state), length).then((refused) => {
      // refused, so the player answers by hand; when it was only too late the news since then have been checked
      if (refused === null || length !== seat.entries.length) return;
      setRest(null);
      publish({ keep: length, entries: [], situation: situation() });
    });
  }

  /** Whether the turn came after one of the entries not checked yet, or has come now. */
  function hadTurn(until: number): boolean {
    for (let n = checkedEntries + 1; n <= until; n++)
      if (movingSeat(game, kinds, n === until ? seat.state : seat.at(n, Infinity)) === eyes) return true;
    return false;
  }

  function situation(): Situation {
    const now = seat.situation;
    if (rest === null) return now;
    return { ...now, asked: false, together: now.together && { ...now.together, concerned: false } };
  }

  function publish(news: News<A, E>): void {
    updateRest();
    for (const listener of [...listeners]) listener({ ...news, situation: situation() });
  }

  async function send(type: 'act' | 'reply', action: A, after: number): Promise<Refusal | null> {
    if (after !== seat.entries.length) return refusal('table-stale', '', { after, now: seat.entries.length });
    return (await connection.ask({ type, after, action: game.actions.format(seat.state, action) })).refusal;
  }

  const link: Link<A, E> = {
    viewer: eyes,
    news(entries) {
      const keep = Math.min(entries, seat.entries.length);
      return { keep, entries: seat.entries.slice(keep), situation: situation() };
    },
    watch(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    act: (action, { after = seat.entries.length }) => send('act', action, after),
    answerInAdvance: async (answers) => {
      const { refusal: refused, problems } = await connection.ask({
        type: 'answers',
        answers: answers as Readonly<Record<string, unknown>>,
      });
      return refused === null ? problems : [{ code: refused.code, facts: refused.facts }];
    },
    takeBack: () => Promise.resolve(refusal('table-no-taking-back', '')),
    wish: async (wish) => (await connection.ask({ type: 'wish', wish: wish as TableRequest })).refusal,
  };

  return {
    get isResting() {
      return rest !== null;
    },
    get known() {
      return { entries: seat.entries.length, takenBack: seat.situation.takenBack };
    },
    receiveSeat({ news }) {
      seat.receive({ ...news, keep: 0 });
      publish({ ...news, keep: 0 });
    },
    receiveNews(text) {
      const news = parseNews<C, S, A, E, V>(text, { game, config, seat });
      if (!news.ok) return [news.error];
      seat.receive(news.value);
      publish(news.value);
      return [];
    },
    reply: (action) => send('reply', action, seat.entries.length),
    decline: () => send('reply', game.advance!.decline(seat.state), seat.entries.length),
    link(wanted: Seat) {
      if (wanted !== eyes) throw new RangeError(`this connection is for ${eyes === NO_SEAT ? 'an onlooker' : `seat ${eyes}`}`);
      return link;
    },
    rest() {
      checkedEntries = seat.entries.length;
      setRest({ entries: checkedEntries, takenBack: seat.situation.takenBack });
      publish({ keep: seat.entries.length, entries: [], situation: situation() });
      return Promise.resolve(null);
    },
    // the server decides these
    run: () => Promise.resolve(),
    skip: () => undefined,
    releaseHold: () => undefined,
    setTiming: () => undefined,
    closeRound: () => undefined,
    end: () => connection.end(),
  };
}
