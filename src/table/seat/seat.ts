import type { Game, GameNames, Refusal, Seat as SeatNumber } from '../../kit/index.ts';
import { applyEvents, applyEntries } from '../../kit/index.ts';
import type { News, Situation } from '../match/link.ts';
import type { SeatEntry } from '../match/link.ts';
import type { LogEvent, Onlooker } from './race-log.ts';
import { nameEvents } from './race-log.ts';

/**
 * A seat at a race: what its host has told it, and what follows from that by the rules. It has no other source, so it cannot show what its eyes may not see.
 */
export interface SeatAtRace<State, Action, Event, View, Names extends GameNames = GameNames> {
  /** Whose eyes: a seat, or NOBODY for a spectator. */
  readonly eyes: SeatNumber;
  /** The position as these eyes may know it; another object after every news, not to be changed. */
  readonly state: State;
  readonly situation: Situation;
  /** The entries told, in order. */
  readonly told: readonly SeatEntry<Action, Event>[];
  /** Everything that happened, in order; grows. */
  readonly log: readonly LogEvent<Event, Names['event']>[];
  view(): View;
  pending(): Names['pending'];
  /** What this seat may do; empty unless it is asked. */
  choices(): readonly Action[];
  /** Why it may not do something now; null where it may. */
  whyNot(action: Action): Refusal | null;
  /** The position after event `index` of entry `n`. */
  at(n: number, index: number): State;
  /** Takes what the host tells. Answers how many lines of the log are new. */
  receive(news: News<Action, Event>): number;
}

/** Creates a seat from the first news of a host. */
export function createSeat<C, S, A, E, V, N extends GameNames = GameNames>(
  game: Game<C, S, A, E, V, N>,
  config: C,
  eyes: SeatNumber,
  news: News<A, E>,
  {
    look = () => undefined,
    from,
    reached,
    log: logs = 'kept',
  }: {
    /** Receives every event with the state before it, as this seat may know both. */
    readonly look?: Onlooker<S, E>;
    /** The position to begin with, if it is not the start of the race. */
    readonly from?: S;
    /** The position after the first news, if the host sends it; the seat takes it over. Only without a log. */
    readonly reached?: S;
    /** `none` keeps no log and names no events, for a server that only passes entries on. */
    readonly log?: 'kept' | 'none';
  } = {},
): SeatAtRace<S, A, E, V, N> {
  const first = (): S => game.hide(from ?? game.start(config), eyes);
  let state = first();
  let told: SeatEntry<A, E>[] = [];
  let log: LogEvent<E, N['event']>[] = [];
  let situation = news.situation;

  function receive(next: News<A, E>): number {
    if (next.keep > told.length) throw new Error(`entries ${told.length + 1} to ${next.keep} were never told`);
    next.entries.forEach(({ n }, i) => {
      if (n !== next.keep + i + 1) throw new Error(`entry ${next.keep + i + 1} was never told`);
    });
    if (next.keep < told.length) {
      told = told.slice(0, next.keep);
      log = log.filter(({ n }) => n <= next.keep);
      state = applyEntries(game, first(), told);
    } else state = game.copy(state);
    const before = log.length;
    for (const entry of next.entries) {
      if (logs === 'none') {
        state = applyEvents(game, state, entry.events);
        told.push(entry);
        continue;
      }
      const named = nameEvents(game, state, entry, look);
      state = named.state;
      told.push(entry);
      log.push(...named.told);
    }
    ({ situation } = next);
    return log.length - before;
  }
  if (reached === undefined || logs === 'kept') receive(news);
  else {
    state = reached;
    told = [...news.entries];
  }

  return {
    eyes,
    get state() {
      return state;
    },
    get situation() {
      return situation;
    },
    get told() {
      return told;
    },
    get log() {
      return log;
    },
    view: () => game.view(state, eyes),
    pending: () => game.pending(state),
    choices: () => (situation.asked ? game.choices(state) : []),
    whyNot: (action) => game.whyNot(state, eyes, action),
    at(n, index) {
      let then = first();
      for (const entry of told) {
        if (entry.n > n) break;
        then = applyEvents(game, then, entry.n < n ? entry.events : entry.events.slice(0, index + 1));
      }
      return then;
    },
    receive,
  };
}
