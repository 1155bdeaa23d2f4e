import type { Event } from './event.ts';
import type { State } from './race.ts';
import { copyInto, newState } from './state.ts';

/** `s` has got an event. With the last of a decision's events it has become the very position the draft is in. */
export function followDraft(s: State, event: Event): void {
  const { draft } = s.config.work;
  if (draft?.twin !== s) return;
  if (draft.events[draft.applied++] !== event) draft.twin = null;
  else if (draft.applied === draft.events.length) {
    s.version = draft.state.version;
    s.road = draft.state.road;
  }
}

/** The draft, equal to `s`, ready for the events of a decision. */
export function draftOf(s: State, events: readonly Event[]): State {
  const { work } = s.config;
  const draft = (work.draft ??= { state: newState(s.config), twin: null, events: [], applied: 0 });
  if (draft.twin !== s || draft.applied !== draft.events.length) copyInto(draft.state, s);
  draft.twin = s;
  draft.events = events;
  draft.applied = 0;
  return draft.state;
}
