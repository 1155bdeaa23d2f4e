import type { FinalRank } from '../../kit/index.ts';
import { phaseOf } from './choices.ts';
import { finish } from './rules/lines.ts';
import type { Play } from './effects.ts';
import { countRace, standings } from './rules/scoring.ts';
import { copyState, F, get, riderValue, placeOf, R, type State } from './state.ts';
import { ridersInOrder } from './view.ts';

/**
 * The table if the race ended now: all who still ride come in as they ride (UR 5.2 and 8), and no photo cards are drawn any more (UR 14). Of a stage race the stages
 * ridden count, and this one. Null before all stand on the road.
 */
export function currentStandings(s: State): readonly FinalRank[] | null {
  if (phaseOf(s) === 'over') return standings(s);
  const riders = ridersInOrder(s);
  if (riders.some((r) => riderValue(s, R.rank, r) === 0 && placeOf(s, r) < 0)) return null;
  const play: Play = { s: copyState(s), events: null };
  for (const rider of riders) if (riderValue(s, R.rank, rider) === 0) finish(play, rider);
  countRace(play);
  return standings(play.s, get(s, F.stage) + 1);
}
