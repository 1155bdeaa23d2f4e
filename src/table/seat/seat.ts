import type { Game, GameNames, Refusal, Seat as SeatNumber } from '../../kit/index.ts';
import { applyEvents, applyEntries } from '../../kit/index.ts';
import type { News, SeatEntry, Situation } from '../match/link.ts';
import type { LogEvent, Onlooker } from './race-log.ts';
import { nameEvents } from './race-log.ts';

/** A seat at a race: the news from its host, and what follows from them by the rules. It has no other source, so it cannot show what its viewer may not see. */
export interface SeatAtRace<State, Action, Event, View, Names extends GameNames = GameNames> {
  /** A seat, or NO_SEAT for a spectator. */
  readonly viewer: SeatNumber;
  /** The position as the viewer may know it; another object after all news. Not to be changed. */
  readonly state: State;
  readonly situation: Situation;
  /** The entries received, in order. */
  readonly entries: readonly SeatEntry<Action, Event>[];
  /** Every event, in order; grows. */
  readonly log: readonly LogEvent<Event, Names['event']>[];
  /** What the viewer sees now, as plain data with names. */
  view(): View;
  /** The decision that is due, as the viewer may know it. */
  pending(): Names['pending'];
  /** What this seat can do; empty unless it is asked. */
  choices(): readonly Action[];
  /** Why an action is not allowed now; null: it is. */
  whyNot(action: Action): Refusal | null;
  /** The position after event `index` of entry `n`. */
  at(n: number, index: number): State;
  /** Takes in news from the host. Answers how many events of the log are new. */
  receive(news: News<Action, Event>): number;
}

/** Creates a seat from the first news of a host. */
export function createSeat<C, S, A, E, V, N extends GameNames = GameNames>(
  game: Game<C, S, A, E, V, N>,
  config: C,
  viewer: SeatNumber,
  news: News<A, E>,
  {
    look = () => undefined,
    from,
    reached,
    log: logs = 'kept',
  }: {
    /** Receives every event with the state before it, as the viewer may know both. */
    readonly look?: Onlooker<S, E>;
    /** The position to begin with, if it is not the start of the race. */
    readonly from?: S;
    /** The position after the first news, if the host has it at hand; the seat takes it over. Only without a log. */
    readonly reached?: S | undefined;
    /** `none` keeps no log and names no events, for a server that only passes entries on. */
    readonly log?: 'kept' | 'none';
  } = {},
): SeatAtRace<S, A, E, V, N> {
  const first = (): S => game.hide(from ?? game.start(config), viewer);
  let state = first();
  let entries: SeatEntry<A, E>[] = [];
  let log: LogEvent<E, N['event']>[] = [];
  let { situation } = news;

  function receive(next: News<A, E>): number {
    if (next.keep > entries.length) throw new Error(`entries ${entries.length + 1} to ${next.keep} were never received`);
    next.entries.forEach(({ n }, i) => {
      if (n !== next.keep + i + 1) throw new Error(`entry ${next.keep + i + 1} was never received`);
    });
    if (next.keep < entries.length) {
      entries = entries.slice(0, next.keep);
      log = log.filter(({ n }) => n <= next.keep);
      state = applyEntries(game, first(), entries);
    } else state = game.copy(state);
    const before = log.length;
    for (const entry of next.entries) {
      if (logs === 'none') state = applyEvents(game, state, entry.events);
      else {
        const named = nameEvents(game, state, entry, look);
        state = named.state;
        log.push(...named.events);
      }
      entries.push(entry);
    }
    ({ situation } = next);
    return log.length - before;
  }
  if (reached === undefined || logs === 'kept') receive(news);
  else {
    state = reached;
    entries = [...news.entries];
  }

  return {
    viewer,
    get state() {
      return state;
    },
    get situation() {
      return situation;
    },
    get entries() {
      return entries;
    },
    get log() {
      return log;
    },
    view: () => game.view(state, viewer),
    pending: () => game.pending(state),
    choices: () => (situation.asked ? game.choices(state) : []),
    whyNot: (action) => game.whyNot(state, viewer, action),
    at(n, index) {
      let then = first();
      for (const entry of entries) {
        if (entry.n > n) break;
        then = applyEvents(game, then, entry.n < n ? entry.events : entry.events.slice(0, index + 1));
      }
      return then;
    },
    receive,
  };
}
