import type { DecideResult, Game, Seat } from './contract.ts';
import type { Refusal } from './result.ts';

/**
 * Applying decisions and events. All code outside the games that plays a position forward (match, seats, records,
 * scenarios, server, bots, previews, benchmarks) calls these functions. Two modules apply events directly: the
 * record reader, which checks each event of an untrusted text, and the test kit, which tests `evolve`.
 */

/** The members of a game that are needed to play on from a position. */
type Playable<S, A, E> = Pick<Game<unknown, S, A, E, unknown>, 'decide' | 'evolve' | 'copy'>;

/**
 * Applies events in order, in place, and returns the state. Throws if `evolve` rejects an event.
 * @param onEvent is called before each event with the live state; copy what you keep
 */
export function applyEvents<S, E>(
  game: { evolve(state: S, event: E): S },
  state: S,
  events: readonly E[],
  onEvent?: (event: E, before: S, index: number) => void,
): S {
  let next = state;
  for (let index = 0; index < events.length; index++) {
    const event = events[index]!;
    onEvent?.(event, next, index);
    next = game.evolve(next, event);
  }
  return next;
}

/** Applies the events of entries, one entry after the other. Without entries it returns the state unchanged. */
export function applyEntries<S, E>(
  game: { evolve(state: S, event: E): S },
  state: S,
  entries: Iterable<{ readonly events: readonly E[] }>,
  met?: (event: E, before: S) => void,
): S {
  let next = state;
  for (const { events } of entries) next = applyEvents(game, next, events, met);
  return next;
}

/** Returns a copy of the position with one more event applied, legal or not. Does not change `state`. */
export function copyWithEvent<S, E>(game: { evolve(state: S, event: E): S; copy(state: S): S }, state: S, event: E): S {
  return game.evolve(game.copy(state), event);
}

/** Decides an action and applies it in place if it is legal. A refusal changes nothing. */
export function decideAndApply<S, A, E>(game: Omit<Playable<S, A, E>, 'copy'>, state: S, seat: Seat, action: A): DecideResult<E, A> {
  const decided = game.decide(state, seat, action);
  if (decided.ok) applyEvents(game, state, decided.events);
  return decided;
}

/** The position after an action that was only tried, with its events; or why it is not legal. */
export type ActionPreview<S, E> =
  | { readonly ok: true; readonly state: S; readonly events: readonly E[] }
  | { readonly ok: false; readonly refusal: Refusal };

/** Returns the position after an action and the events that lead to it. Does not change `state`. */
export function previewAction<S, A, E>(game: Playable<S, A, E>, state: S, seat: Seat, action: A): ActionPreview<S, E> {
  const decided = game.decide(state, seat, action);
  return decided.ok ? { ok: true, state: applyEvents(game, game.copy(state), decided.events), events: decided.events } : decided;
}
