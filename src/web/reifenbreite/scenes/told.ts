import { reifenbreite, type Event, type State } from '../../../games/reifenbreite/index.ts';
import type { Happening } from '../../session/chronicle.ts';

/** Applies events to `state` (which is changed) and names each by the state it met. */
export function tellEvents(
  state: State,
  events: readonly Event[],
  n: number,
  look: (before: State, event: Event) => void,
): Happening<Event>[] {
  return events.map((event, index) => {
    const facts = reifenbreite.events.toJson(state, event);
    const section = reifenbreite.sectionOf(state, event);
    look(state, event);
    reifenbreite.evolve(state, event);
    return { n, index, seat: 0, event, type: String(facts['type']), facts, section };
  });
}
