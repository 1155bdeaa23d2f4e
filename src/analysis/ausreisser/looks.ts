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

/** What is looked at to judge a position with open hands for one seat, whoever is about to lay a card: what Expert looks at, and where the seat stands in the order of turns. */
export const LOOKS = FEATURES + 2;
export const LOOK_SIZE = LOOKS * KNOTS.length;

/** Where Expert's look at the best option stands. */
const BEST_WORTH = 9;

const medium = new MediumRider();

export function lookAt(s: State, seat: Rider, into: Float64Array): void {
  featuresOf(s, seat, medium, into);
  // a hand without a speed card has no best option: its rider draws before he lays, and what comes then is foreseen there
  if (!Number.isFinite(into[BEST_WORTH])) into[BEST_WORTH] = 0;
  const { riderCount } = s.config;
  const ahead = (seat - riderAsked(s) + riderCount) % riderCount;
  into[FEATURES] = ahead === 0 ? 1 : 0;
  into[FEATURES + 1] = ahead / riderCount;
}

/** While cards are dealt: the jersey, the own cards by kind and the others' in the mean, as they will be once all are dealt; what is missing is the mean of the stock. */
export const DEAL_LOOKS = 2 + 2 * KIND_COUNT;

export function lookAtDeal(s: State, seat: Rider, into: Float64Array): void {
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

/** Points of the stage as they stand, the jersey left out. */
export const pointsNow = (s: State, seat: Rider): number => 0 - minutesOf(s, seat);

/** How much of the stage is ridden, from 0 to 1: a card is a kilometre. */
export function partOfStage(s: State): number {
  const phase = phaseOf(s);
  if (phase === 'lead' || phase === 'deal') return 0;
  const { deck, riderCount } = s.config;
  const cards = deck.reduce((all, count) => all + count, 0) - HAND_DEALT * riderCount;
  return 1 - stockSize(s) / cards;
}
