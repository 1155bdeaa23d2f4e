import type { Event } from './event.ts';
import { copyInto, newState, type State } from './state.ts';

/**
 * The copy of a state on which `decide` tries an action. Copying the caller's state would cost more than most
 * decisions, and usually the two are equal already, because the caller has just applied the events decided here. So
 * the copy tracks events: while a state receives exactly those events, in order and as the same objects, it equals
 * the copy. Any other event ends that, and the next decision copies the state.
 */
interface WorkingCopy {
  readonly state: State;
  /** The state of the last decision; null once it has received other events. */
  equalState: State | null;
  events: readonly Event[];
  /** How many of `events` that state has received. */
  appliedCount: number;
}

const workingCopyIn = ({ config }: State): WorkingCopy | null => config.work.copy as WorkingCopy | null;

/** Records that `s` received an event. After the last event of a decision, `s` equals the copy. */
export function trackEvent(s: State, event: Event): void {
  const copy = workingCopyIn(s);
  if (copy?.equalState !== s) return;
  if (copy.events[copy.appliedCount++] !== event) copy.equalState = null;
  else if (copy.appliedCount === copy.events.length) {
    s.version = copy.state.version;
    s.road = copy.state.road;
  }
}

/** Returns the copy, made equal to `s`, ready for the events of a decision. */
export function workingCopyOf(s: State, events: readonly Event[]): State {
  const copy = workingCopyIn(s) ?? newWorkingCopy(s);
  // the same state object may have changed since; version numbers are never reused
  if (copy.equalState !== s || copy.state.version !== s.version) copyInto(copy.state, s);
  copy.equalState = s;
  copy.events = events;
  copy.appliedCount = 0;
  return copy.state;
}

function newWorkingCopy({ config }: State): WorkingCopy {
  const copy: WorkingCopy = { state: newState(config), equalState: null, events: [], appliedCount: 0 };
  config.work.copy = copy;
  return copy;
}
