import type { Game, GameNames, Named, Reason, Seat } from '../../kit/index.ts';
import { NO_SEAT, applyEvents } from '../../kit/index.ts';
import type { Race } from '../race/race.ts';

/** One event of the log, as the viewer may see it, and its place in the race. */
export interface LogEvent<E = unknown, N extends Named = Named> {
  /** The entry it belongs to, from 1, and its place in it, from 0. */
  readonly n: number;
  readonly index: number;
  readonly seat: Seat;
  readonly event: E;
  /** The event with the names that people use. */
  readonly named: N;
  readonly section: string;
  /** Why a bot decided so. It is sent when it happens, and is no part of a record. */
  readonly reason?: Reason;
}

/** Called with every event and the state it meets. The state is live: copy what you keep. */
export type Onlooker<S, E> = (before: S, event: E) => void;

/** The part of an entry that its events need for the log. */
export interface SeatEvents<E> {
  readonly n: number;
  readonly seat: Seat;
  readonly events: readonly E[];
  readonly reason?: Reason;
}

/**
 * Applies events to `state`, in place, and names each by the state it met, because names depend on it.
 * @param from the place of the first event in its entry
 */
export function nameEvents<S, E, N extends GameNames = GameNames>(
  game: Pick<Game<unknown, S, unknown, E, unknown, N>, 'events' | 'sectionOf' | 'evolve'>,
  state: S,
  { n, seat, events, reason }: SeatEvents<E>,
  look: Onlooker<S, E> = () => undefined,
  from = 0,
): { readonly state: S; readonly events: LogEvent<E, N['event']>[] } {
  const log: LogEvent<E, N['event']>[] = [];
  const after = applyEvents(game, state, events, (event, met, i) => {
    const line = { n, index: from + i, seat, event, named: game.events.toNamed(met, event), section: game.sectionOf(met, event) };
    look(met, event);
    log.push(reason === undefined ? line : { ...line, reason });
  });
  return { state: after, events: log };
}

/**
 * The log of a whole race as a spectator may read it, event by event.
 * @param visit is called with every event and the whole state before it; the state is live, copy what you keep
 */
export function logOf(race: Race, visit: (event: LogEvent, before: unknown) => void): unknown {
  const { game } = race;
  let state = game.start(race.config);
  for (const { n, seat, events } of race.entries)
    state = applyEvents(game, state, events, (event, met, index) => {
      const seen = game.see(event, NO_SEAT);
      visit({ n, index, seat, event: seen, named: game.events.toNamed(met, seen), section: game.sectionOf(met, seen) }, met);
    });
  return state;
}
