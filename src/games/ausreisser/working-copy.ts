import { copyInto, copyState, type State } from './state.ts';

/** The state on which rules try out what would happen: equal to `s`, and good until the next one is asked for. It belongs to the config. */
export function workingCopyOf(s: State): State {
  const { work } = s.config;
  const copy = work.copy as State | null;
  if (copy === null) {
    const made = copyState(s);
    work.copy = made;
    return made;
  }
  copyInto(copy, s);
  return copy;
}
