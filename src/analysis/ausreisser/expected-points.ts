import { ausreisser as game, leaderOf, minutesOf, currentStandings, type State } from '../../games/ausreisser/index.ts';
import { knotOf, turnsLeft } from '../../bots/ausreisser/index.ts';
import { DEAL_FEATURES, TURN_FEATURES, turnFeaturesOf, dealFeaturesOf, pointsNow } from './features.ts';
import { EVALUATION_WEIGHTS } from './weights.ts';

/**
 * The value of a position to every seat in points of the final table, with open hands, because the race is over. It is linear in the features,
 * with weights interpolated between knots of remaining turns and fitted on played stages (`tools/fit-analysis-ausreisser.mjs`).
 */

const features = new Float64Array(TURN_FEATURES);
const dealFeatures = new Float64Array(DEAL_FEATURES);

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
  const low = knot * TURN_FEATURES;
  const high = low + TURN_FEATURES;
  for (let seat = 0; seat < s.config.riderCount; seat++) {
    turnFeaturesOf(s, seat, features);
    let sum = pointsNow(s, seat);
    for (let i = 0; i < TURN_FEATURES; i++) sum += features[i]! * ((1 - part) * lay[low + i]! + part * lay[high + i]!);
    into[seat]! += sum;
  }
}

/** While cards are dealt. It is linear in the cards, so the mean over all possible cards equals the value before. */
export function expectedAtDeal(s: State, into: Float64Array): void {
  const { deal } = EVALUATION_WEIGHTS[s.config.riderCount]!;
  otherStages(s, into);
  for (let seat = 0; seat < s.config.riderCount; seat++) {
    dealFeaturesOf(s, seat, dealFeatures);
    for (let i = 0; i < DEAL_FEATURES; i++) into[seat]! += dealFeatures[i]! * deal[i]!;
  }
}

/** Before there is a leader. */
export function expectedAtStart(s: State, into: Float64Array): void {
  otherStages(s, into);
  for (let seat = 0; seat < s.config.riderCount; seat++) into[seat]! += EVALUATION_WEIGHTS[s.config.riderCount]!.stage;
}
