import { copyInto, copyState, type State } from './state.ts';

/**
 * Returns a copy of `s` on which the rules can try an action. The copy belongs to the config and is valid until the
 * next call.
 */
export function workingCopyOf(s: State): State {
  const { work } = s.config;
  const copy = (work.copy ??= copyState(s)) as State;
  copyInto(copy, s);
  return copy;
}
