import type { State } from './race.ts';
import { copyInto, copyState } from './state.ts';

/** The state on which rules try out what would happen: equal to `s`, and good until the next one is asked for. It belongs to the config. */
export function draftOf(s: State): State {
  const { work } = s.config;
  if (work.draft === null) return (work.draft = copyState(s));
  copyInto(work.draft, s);
  return work.draft;
}
