import type { Game, GameNames, Named, Reason, Seat } from '../../kit/index.ts';
import { NOBODY, applyEvents } from '../../kit/index.ts';
import type { Race } from '../race/race.ts';

/** One event of the log, as its reader may see it, and where it stands. */
export interface LogEvent<E = unknown, N extends Named = Named> {
  /** The entry it belongs to, from 1, and its place in it, from 0. */
  readonly n: number;
  readonly index: number;
  readonly seat: Seat;
  readonly event: E;
  /** The event with the names that people use. */
  readonly named: N;
  readonly section: string;
  /** Why a bot did what the entry tells: said when it happened, kept in no record. */
  readonly reason?: Reason;
}

/** Is shown every event with the state it meets (live: copy what you keep). */
export type Onlooker<S, E> = (before: S, event: E) => void;

/** What is told of an entry. */
export interface SeatEvents<E> {
  readonly n: number;
  readonly seat: Seat;
  readonly events: readonly E[];
  readonly reason?: Reason;
}

/**
 * Applies events to `state`, in place, and names each by the state it met: names belong to it.
 * @param from the place of the first of them in its entry
 */
export function nameEvents<S, E, N extends GameNames = GameNames>(
  game: Pick<Game<unknown, S, unknown, E, unknown, N>, 'events' | 'sectionOf' | 'evolve'>,
  state: S,
  { n, seat, events, reason }: SeatEvents<E>,
  look: Onlooker<S, E> = () => undefined,
  from = 0,
): { readonly state: S; readonly told: LogEvent<E, N['event']>[] } {
  const told: LogEvent<E, N['event']>[] = [];
  const after = applyEvents(game, state, events, (event, met, i) => {
    const line = { n, index: from + i, seat, event, named: game.events.toNamed(met, event), section: game.sectionOf(met, event) };
    look(met, event);
    told.push(reason === undefined ? line : { ...line, reason });
  });
  return { state: after, told };
}

/**
 * The log of a whole race, as a spectator may read it, event by event.
 * @param visit is given every event with the whole state before it (live: copy what you keep)
 */
export function logOf(race: Race, visit: (told: LogEvent, before: unknown) => void): unknown {
  const { game } = race;
  let state = game.start(race.config);
  for (const { n, seat, events } of race.entries)
    state = applyEvents(game, state, events, (event, met, index) => {
      const seen = game.see(event, NOBODY);
      visit({ n, index, seat, event: seen, named: game.events.toNamed(met, seen), section: game.sectionOf(met, seen) }, met);
    });
  return state;
}
