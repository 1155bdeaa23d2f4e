import type { DecideResult, Game, Seat } from './contract.ts';
import type { Refusal } from './result.ts';

/**
 * The one place outside the games where decisions become positions: whoever plays one forward (match, seats, records, scenarios, the server, bots' imagination, previews on screen, benches) calls these.
 * Two apply events by themselves: the reader of records, who answers for each event of a stranger's text, and the test kit, which checks `evolve` itself; so do some tests.
 */

/** The little of a game that is needed to go on from a position. */
type Playable<S, A, E> = Pick<Game<unknown, S, A, E, unknown>, 'decide' | 'evolve' | 'copy'>;

/**
 * Applies events in order, in place; the same state. Throws on events that were not made for it (`evolve`).
 * @param met is shown every event with the state it meets (live: copy what you keep), since names belong to it
 */
export function applyEvents<S, E>(
  game: { evolve(state: S, event: E): S },
  state: S,
  events: readonly E[],
  met?: (event: E, before: S, index: number) => void,
): S {
  let next = state;
  for (let index = 0; index < events.length; index++) {
    const event = events[index]!;
    met?.(event, next, index);
    next = game.evolve(next, event);
  }
  return next;
}

/** The same with the events of entries, one entry after the other; no entries: the same state, untouched. */
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

/** A position as if one more thing had happened, whether or not the rules would bring it about now. `state` stays as it is. */
export function copyWithEvent<S, E>(game: { evolve(state: S, event: E): S; copy(state: S): S }, state: S, event: E): S {
  return game.evolve(game.copy(state), event);
}

/** Decides and, where it is allowed, applies in place. A refusal changes nothing. */
export function decideAndApply<S, A, E>(game: Omit<Playable<S, A, E>, 'copy'>, state: S, seat: Seat, action: A): DecideResult<E, A> {
  const decided = game.decide(state, seat, action);
  if (decided.ok) applyEvents(game, state, decided.events);
  return decided;
}

export type ActionPreview<S, E> =
  | { readonly ok: true; readonly state: S; readonly events: readonly E[] }
  | { readonly ok: false; readonly refusal: Refusal };

/** What would come of an action: the position after it, and how it came. `state` stays as it is. */
export function previewAction<S, A, E>(game: Playable<S, A, E>, state: S, seat: Seat, action: A): ActionPreview<S, E> {
  const decided = game.decide(state, seat, action);
  return decided.ok ? { ok: true, state: applyEvents(game, game.copy(state), decided.events), events: decided.events } : decided;
}
