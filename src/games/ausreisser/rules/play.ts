import type { Phase } from '../action.ts';
import type { Event } from '../event.ts';
import { evolve } from '../evolve.ts';
import type { State } from '../state.ts';
import type { Rider } from '../vocabulary.ts';

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
  evolve(play.s, event);
}

/** Says what is decided next, by whom, and how many cards the step still draws. */
export function decisionDue(play: Play, what: Phase, rider: Rider, cards = 0): void {
  emit(play, { type: 'due', what, rider, cards });
}
