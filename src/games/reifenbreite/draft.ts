import type { Event } from './event.ts';
import { copyInto, newState, type State } from './state.ts';

/**
 * The state on which `decide` tries out what an action brings about. Making it equal to the caller's state would cost more than most
 * decisions, and as a rule it is equal already: the caller applied just the events that were decided here. So the events
 * are watched: while a state gets exactly those, in order (the same objects), the draft is its twin; anything else ends that, and the next
 * decision copies.
 */
interface Draft {
  readonly state: State;
  /** The state the last decision was about, null when it has gone another way. */
  twin: State | null;
  events: readonly Event[];
  /** How many of `events` the twin has got. */
  applied: number;
}

const draftIn = ({ config }: State): Draft | null => config.work.draft as Draft | null;

/** `s` has got an event. With the last of a decision's events it has become the very position the draft is in. */
export function followDraft(s: State, event: Event): void {
  const draft = draftIn(s);
  if (draft?.twin !== s) return;
  if (draft.events[draft.applied++] !== event) draft.twin = null;
  else if (draft.applied === draft.events.length) {
    s.version = draft.state.version;
    s.road = draft.state.road;
  }
}

/** The draft, equal to `s`, ready for the events of a decision. */
export function draftOf(s: State, events: readonly Event[]): State {
  const draft = draftIn(s) ?? newDraft(s);
  if (draft.twin !== s || draft.applied !== draft.events.length) copyInto(draft.state, s);
  draft.twin = s;
  draft.events = events;
  draft.applied = 0;
  return draft.state;
}

function newDraft({ config }: State): Draft {
  const draft: Draft = { state: newState(config), twin: null, events: [], applied: 0 };
  config.work.draft = draft;
  return draft;
}
