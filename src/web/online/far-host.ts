import { NOBODY, refusal, type Game, type Problem, type Refusal, type Seat } from '../../kit/index.ts';
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
import type { Line } from './line.svelte.ts';
import type { Since } from './resting.ts';
import type { RaceHost } from '../session/race-host.ts';

/** A host far away, as a session speaks with it: its link tells what came over the line, and what is done goes over it. */
export interface FarHost<A, E> extends RaceHost<A, E> {
  readonly known: { readonly entries: number; readonly takenBack: number };
  /** A whole seat, after a break that was too long to be caught up with. */
  hearSeat(told: SeatText<A, E>): void;
  /** Problems: the text cannot be read here. */
  hearNews(text: string): readonly Problem[];
  /** What one says to a question put to several together. */
  reply(action: A): Promise<Refusal | null>;
}

export interface FarHostOptions<C, S, A, E, V> {
  readonly game: Game<C, S, A, E, V>;
  readonly config: C;
  readonly first: SeatText<A, E>;
  readonly line: Pick<Line, 'ask' | 'end'>;
  /** Since when he is asked nothing out of turn (`restingOf`), and what keeps it; null: he may be asked. */
  readonly resting: { readonly since: Since | null; readonly keep: (since: Since | null) => void };
}

export function createFarHost<C, S, A, E, V>({ game, config, first, line, resting: rest }: FarHostOptions<C, S, A, E, V>): FarHost<A, E> {
  const { viewer: eyes } = first;
  const seat: SeatAtRace<S, A, E, V> = createSeat(game, config, eyes, first.news);
  const listeners = new Set<(news: News<A, E>) => void>();
  const kinds = advanceQuestions(game, config);
  /** Says no to what is asked out of turn until it is to ride, or something is taken back. */
  let resting = rest.since;
  /** So many entries are known to have left him at rest. */
  let looked = resting?.entries ?? 0;
  /** The number of entries at which it has said no by itself: asked alone, since only bots ride with him. */
  let declinedAt = -1;
  lookWhetherItRests();

  function setResting(since: Since | null): void {
    resting = since;
    rest.keep(since);
  }

  function lookWhetherItRests(): void {
    if (resting === null) return;
    const { length } = seat.entries;
    if (seat.situation.takenBack !== resting.takenBack || length < looked || mayHaveRidden(length)) return setResting(null);
    looked = length;
    if (!seat.situation.asked || declinedAt === length) return;
    declinedAt = length;
    void say('act', game.advance!.decline(seat.state), length).then((refused) => {
      // it is to be done by hand; where it was too late what has come since was looked at
      if (refused === null || length !== seat.entries.length) return;
      setResting(null);
      tell({ keep: length, entries: [], situation: situation() });
    });
  }

  /** Whether it was to ride after one of the entries that were not looked at yet, or is now. */
  function mayHaveRidden(until: number): boolean {
    for (let n = looked + 1; n <= until; n++)
      if (movingSeat(game, kinds, n === until ? seat.state : seat.at(n, Infinity)) === eyes) return true;
    return false;
  }

  function situation(): Situation {
    const now = seat.situation;
    if (resting === null) return now;
    return { ...now, asked: false, together: now.together && { ...now.together, concerned: false } };
  }

  function tell(news: News<A, E>): void {
    lookWhetherItRests();
    for (const listener of [...listeners]) listener({ ...news, situation: situation() });
  }

  async function say(type: 'act' | 'reply', action: A, after: number): Promise<Refusal | null> {
    if (after !== seat.entries.length) return refusal('table-stale', '', { after, now: seat.entries.length });
    return (await line.ask({ type, after, action: game.actions.format(seat.state, action) })).refusal;
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
    act: (action, { after = seat.entries.length }) => say('act', action, after),
    answerInAdvance: async (answers) => {
      const { refusal: refused, problems } = await line.ask({ type: 'answers', answers: answers as Readonly<Record<string, unknown>> });
      return refused === null ? problems : [{ code: refused.code, facts: refused.facts }];
    },
    takeBack: () => Promise.resolve(refusal('table-no-taking-back', '')),
    wish: async (wish) => (await line.ask({ type: 'wish', wish: wish as TableRequest })).refusal,
  };

  return {
    get known() {
      return { entries: seat.entries.length, takenBack: seat.situation.takenBack };
    },
    hearSeat({ news }) {
      seat.receive({ ...news, keep: 0 });
      tell({ ...news, keep: 0 });
    },
    hearNews(text) {
      const news = parseNews<C, S, A, E, V>(text, { game, config, seat });
      if (!news.ok) return [news.error];
      seat.receive(news.value);
      tell(news.value);
      return [];
    },
    reply: (action) => say('reply', action, seat.entries.length),
    link(wanted: Seat) {
      if (wanted !== eyes) throw new RangeError(`this line is for ${eyes === NOBODY ? 'an onlooker' : `seat ${eyes}`}`);
      return link;
    },
    rest() {
      looked = seat.entries.length;
      setResting({ entries: looked, takenBack: seat.situation.takenBack });
      tell({ keep: seat.entries.length, entries: [], situation: situation() });
      return Promise.resolve(null);
    },
    // the server's own business
    run: () => Promise.resolve(),
    skip: () => undefined,
    releaseHold: () => undefined,
    setTiming: () => undefined,
    closeRound: () => undefined,
    end: () => line.end(),
  };
}
