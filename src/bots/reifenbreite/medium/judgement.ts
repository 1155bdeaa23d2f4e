import { RIDER_COUNT, type Rider, type State } from '../../../games/reifenbreite/index.ts';
import { IncrementalEvaluation } from './incremental-evaluation.ts';
import type { Side } from './side.ts';
import { WEIGHTS } from './weights.ts';

export { danger } from './points.ts';

const evaluation = new IncrementalEvaluation();

/**
 * The value of a position to a side: the expected points of its riders (rank, sprints, jersey, minus disqualifications), plus a part of what
 * the rivals then lack. Named terms weighted by `Weights`; no search.
 */
export const judge = (s: State, side: Side): number => evaluation.evaluate(s, side);

/**
 * The same for a position that followed from the one evaluated by `before`, by moves or by chance. It is much faster if little has changed.
 * @param dealt a rider whose team may have another hand; omitted if no hand has changed
 */
export function judgeFrom(before: IncrementalEvaluation, s: State, dealt?: Rider): number {
  const worth = before.evaluateAfter(s, dealt);
  if (!Number.isNaN(worth)) return worth;
  return dealt === undefined ? before.evaluateFurther(s) : judge(s, before.side);
}

/** Every rider counts as own, so no cards are undervalued. */
const EVERYBODY: Side = { seat: -1, riders: (1 << RIDER_COUNT) - 1, weights: WEIGHTS };

/**
 * The expected points of each rider in this race, including those it has, without taking sides and without disqualifications.
 * @param into by rider
 */
export function pointsInSight(s: State, into: Float64Array): void {
  evaluation.evaluate(s, EVERYBODY);
  evaluation.points(into);
}
