import {
  HAND_DEALT,
  handSize,
  inHand,
  inStock,
  KIND_COUNT,
  leaderOf,
  minutesOf,
  phaseOf,
  riderAsked,
  stockSize,
  type Rider,
  type State,
} from '../../games/ausreisser/index.ts';
import { FEATURES, featuresOf, KNOTS, MediumRider } from '../../bots/ausreisser/index.ts';

/**
 * The features of a position with open hands for one seat, whichever seat is about to play: Expert's features, and
 * the seat's place in the order of turns.
 */
export const TURN_FEATURES = FEATURES + 2;
/** @public The number of weights for a turn; `tools/fit-analysis-ausreisser.mjs` reads it from the build. */
export const TURN_WEIGHT_COUNT = TURN_FEATURES * KNOTS.length;

/** The index of the best option's value among Expert's features. */
const BEST_WORTH = 9;

const medium = new MediumRider();

export function turnFeaturesOf(s: State, seat: Rider, into: Float64Array): void {
  featuresOf(s, seat, medium, into);
  // a hand without a speed card has no best option, because its rider draws before playing
  if (!Number.isFinite(into[BEST_WORTH])) into[BEST_WORTH] = 0;
  const { riderCount } = s.config;
  const ahead = (seat - riderAsked(s) + riderCount) % riderCount;
  into[FEATURES] = ahead === 0 ? 1 : 0;
  into[FEATURES + 1] = ahead / riderCount;
}

/**
 * While cards are dealt: the jersey, the own cards by kind and the means of the others, as they will be when all
 * are dealt; missing cards count as the mean of the stock.
 */
export const DEAL_FEATURES = 2 + 2 * KIND_COUNT;

export function dealFeaturesOf(s: State, seat: Rider, into: Float64Array): void {
  const { riderCount } = s.config;
  into.fill(0);
  into[0] = 1;
  into[1] = leaderOf(s) === seat ? 1 : 0;
  for (let r = 0; r < riderCount; r++)
    for (let kind = 0; kind < KIND_COUNT; kind++) {
      const held = inHand(s, r, kind) + ((HAND_DEALT - handSize(s, r)) * inStock(s, kind)) / stockSize(s);
      if (r === seat) into[2 + kind]! += held;
      else into[2 + KIND_COUNT + kind]! += held / (riderCount - 1);
    }
}

/** The current points of the stage, without the jersey. */
export const pointsNow = (s: State, seat: Rider): number => 0 - minutesOf(s, seat);

/** The part of the stage that is over, from 0 to 1: a card is a kilometre. */
export function partOfStage(s: State): number {
  const phase = phaseOf(s);
  if (phase === 'lead' || phase === 'deal') return 0;
  const { deck, riderCount } = s.config;
  const cards = deck.reduce((all, count) => all + count, 0) - HAND_DEALT * riderCount;
  return 1 - stockSize(s) / cards;
}
