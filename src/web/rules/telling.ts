import { reifenbreite, type Action, type State } from '../../games/reifenbreite/index.ts';
import { sentence } from '../lib/sentences.ts';
import type { Happening } from '../session/chronicle.ts';
import type { Event } from '../../games/reifenbreite/index.ts';

/** An action as a short label, in the reader's language. */
export const actionLabel = (state: State, action: Action): string =>
  sentence('actions', action.type, reifenbreite.actions.toJson(state, action));

/** What is asked in a position; empty where nothing is. */
export function questionOf(state: State): string {
  const { kind, facts } = reifenbreite.pending(state);
  return sentence('decisions', kind, facts);
}

/** Applies events to `state` (which is changed) and names each by the state it met. */
export function tellEvents(
  state: State,
  events: readonly Event[],
  n: number,
  look: (before: State, event: Event) => void,
): Happening<Event>[] {
  return events.map((event, index) => {
    const facts = reifenbreite.events.toJson(state, event);
    const section = reifenbreite.sectionOf(event);
    look(state, event);
    reifenbreite.evolve(state, event);
    return { n, index, seat: 0, event, type: String(facts['type']), facts, section };
  });
}
