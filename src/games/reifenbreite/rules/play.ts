import type { Phase } from '../action.ts';
import type { Event } from '../event.ts';
import { apply } from '../evolve.ts';
import type { State } from '../state.ts';
import type { Asked, Rider } from '../vocabulary.ts';

/**
 * An action being carried out: rules read `s`, say what happens with `emit`, and see its effect at once. `s` is a working copy; nothing
 * of it reaches the caller but the events.
 */
export interface Play {
  readonly s: State;
  readonly events: Event[];
}

export function emit(play: Play, event: Event): void {
  play.events.push(event);
  apply(play.s, event);
}

/** Says what is decided next. */
export function decisionDue(play: Play, what: Phase, rider: Rider, asked: Asked): void {
  emit(play, { type: 'due', what, rider, asked, to: -1, length: 0 });
}
