import type { FinalRank } from '../../kit/index.ts';
import { phaseOf } from './choices.ts';
import { withoutEvents } from './effects.ts';
import { scoreStage, standings } from './rules/stage.ts';
import { copyState, F, get, type State } from './state.ts';

/**
 * The standings if the game ended now: the current stage counts as it stands (DA 5 and 6). Null before there is a
 * leader.
 */
export function currentStandings(s: State): readonly FinalRank[] | null {
  if (phaseOf(s) === 'over') return standings(s);
  if (get(s, F.leader) < 0) return null;
  const end = copyState(s);
  scoreStage(withoutEvents(end));
  return standings(end);
}
