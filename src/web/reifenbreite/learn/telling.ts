import { reifenbreite, type Action, type State } from '../../../games/reifenbreite/index.ts';
import { sentence } from '../../lib/sentences.ts';

/** An action as a short label, in the reader's language. */
export const actionLabel = (state: State, action: Action): string =>
  sentence('actions', action.type, reifenbreite.actions.toJson(state, action));

/** What is asked in a position; empty where nothing is. */
export function questionOf(state: State): string {
  const { kind, facts } = reifenbreite.pending(state);
  return sentence('decisions', kind, facts);
}
