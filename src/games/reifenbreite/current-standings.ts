import type { FinalRank } from '../../kit/index.ts';
import { phaseOf } from './choices.ts';
import { finish } from './rules/lines.ts';
import type { Play } from './effects.ts';
import { scoreRace, standings } from './rules/scoring.ts';
import { copyState, F, get, riderValue, placeOf, R, type State } from './state.ts';
import { ridersInOrder } from './view.ts';

/**
 * The standings if the race ended now: the riders on the road finish in their present order (UR 5.2 and 8), and no
 * photo cards are drawn (UR 14). In a stage race the finished stages and this one count. Null until all riders are
 * placed.
 */
export function currentStandings(s: State): readonly FinalRank[] | null {
  if (phaseOf(s) === 'over') return standings(s);
  const riders = ridersInOrder(s);
  if (riders.some((r) => riderValue(s, R.rank, r) === 0 && placeOf(s, r) < 0)) return null;
  const play: Play = { s: copyState(s), events: null };
  for (const rider of riders) if (riderValue(s, R.rank, rider) === 0) finish(play, rider);
  scoreRace(play);
  return standings(play.s, get(s, F.stage) + 1);
}
