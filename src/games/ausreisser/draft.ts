import { copyInto, copyState, type State } from './state.ts';

/** The state on which rules try out what would happen: equal to `s`, and good until the next one is asked for. It belongs to the config. */
export function draftOf(s: State): State {
  const { work } = s.config;
  const draft = work.draft as State | null;
  if (draft === null) {
    const made = copyState(s);
    work.draft = made;
    return made;
  }
  copyInto(draft, s);
  return draft;
}
