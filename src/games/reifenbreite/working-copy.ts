import type { Event } from './event.ts';
import { copyInto, newState, type State } from './state.ts';

/**
 * The state on which `decide` tries out what an action brings about. Making it equal to the caller's state would cost more than most
 * decisions, and as a rule it is equal already: the caller applied just the events that were decided here. So the events
 * are watched: while a state gets exactly those, in order (the same objects), the copy is its twin; anything else ends that, and the next
 * decision copies.
 */
interface WorkingCopy {
  readonly state: State;
  /** The state the last decision was about, null when it has gone another way. */
  twin: State | null;
  events: readonly Event[];
  /** How many of `events` the twin has got. */
  applied: number;
}

const workingCopyIn = ({ config }: State): WorkingCopy | null => config.work.copy as WorkingCopy | null;

/** `s` has got an event. With the last of a decision's events it has become the very position the copy is in. */
export function trackEvent(s: State, event: Event): void {
  const copy = workingCopyIn(s);
  if (copy?.twin !== s) return;
  if (copy.events[copy.applied++] !== event) copy.twin = null;
  else if (copy.applied === copy.events.length) {
    s.version = copy.state.version;
    s.road = copy.state.road;
  }
}

/** The working copy, equal to `s`, ready for the events of a decision. */
export function workingCopyOf(s: State, events: readonly Event[]): State {
  const copy = workingCopyIn(s) ?? newWorkingCopy(s);
  // the same state may be another position by now: a name is never given twice
  if (copy.twin !== s || copy.state.version !== s.version) copyInto(copy.state, s);
  copy.twin = s;
  copy.events = events;
  copy.applied = 0;
  return copy.state;
}

function newWorkingCopy({ config }: State): WorkingCopy {
  const copy: WorkingCopy = { state: newState(config), twin: null, events: [], applied: 0 };
  config.work.copy = copy;
  return copy;
}
