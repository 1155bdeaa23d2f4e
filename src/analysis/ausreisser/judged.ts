import { ausreisser as game, leaderOf, minutesOf, currentStandings, type State } from '../../games/ausreisser/index.ts';
import { knotOf, turnsLeft } from '../../bots/ausreisser/index.ts';
import { DEAL_LOOKS, LOOKS, lookAt, lookAtDeal, pointsNow } from './looks.ts';
import { EVALUATION_WEIGHTS } from './weights.ts';

/**
 * The value of a position to every seat in points of the final table, with open hands, because the race is over. It is linear in the features,
 * with weights interpolated between knots of remaining turns and fitted on played stages (`tools/fit-analysis-ausreisser.mjs`).
 */

const looks = new Float64Array(LOOKS);
const dealt = new Float64Array(DEAL_LOOKS);

/** The points of the game's other stages, those that ended and those that have not begun. */
export function otherStages(s: State, into: Float64Array): void {
  const { stage, stages } = game.progress(s);
  const left = (stages - stage) * EVALUATION_WEIGHTS[s.config.riderCount]!.stage;
  into.fill(left);
  const leader = leaderOf(s);
  for (const { seat, points } of currentStandings(s) ?? []) into[seat]! += points - (seat === leader ? 1 : 0 - minutesOf(s, seat));
}

/** Before a card is played. */
export function expectedAtTurn(s: State, into: Float64Array): void {
  const { lay } = EVALUATION_WEIGHTS[s.config.riderCount]!;
  otherStages(s, into);
  const { knot, part } = knotOf(turnsLeft(s));
  const low = knot * LOOKS;
  const high = low + LOOKS;
  for (let seat = 0; seat < s.config.riderCount; seat++) {
    lookAt(s, seat, looks);
    let sum = pointsNow(s, seat);
    for (let i = 0; i < LOOKS; i++) sum += looks[i]! * ((1 - part) * lay[low + i]! + part * lay[high + i]!);
    into[seat]! += sum;
  }
}

/** While cards are dealt. It is linear in the cards, so the mean over all possible cards equals the value before. */
export function expectedAtDeal(s: State, into: Float64Array): void {
  const { deal } = EVALUATION_WEIGHTS[s.config.riderCount]!;
  otherStages(s, into);
  for (let seat = 0; seat < s.config.riderCount; seat++) {
    lookAtDeal(s, seat, dealt);
    for (let i = 0; i < DEAL_LOOKS; i++) into[seat]! += dealt[i]! * deal[i]!;
  }
}

/** Before there is a leader. */
export function expectedAtStart(s: State, into: Float64Array): void {
  otherStages(s, into);
  for (let seat = 0; seat < s.config.riderCount; seat++) into[seat]! += EVALUATION_WEIGHTS[s.config.riderCount]!.stage;
}
