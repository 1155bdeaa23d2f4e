import {
  forecast,
  HILL,
  imagineHill,
  isSpeed,
  leaderOf,
  riderOnTurn,
  speedOf,
  SPURT,
  tempoOf,
  type CardKind,
  type Forecast,
  type Rider,
} from '../../../games/ausreisser/index.ts';
import { between, chanceToKeep, expectedLoss, ownLoss, worthOfLeading, type PositionEstimate } from './position-estimate.ts';
import { chanceOfWind } from './unseen.ts';

/** Specials lose their worth over the last turns of a stage. */
export const LAST_TURNS = 5;
const lasting = ({ turns }: PositionEstimate): number => Math.min(1, turns / LAST_TURNS);

/** What a laying is worth, in minutes: what it brings, less what its cards could bring later. */
export function worthOfLaying(estimate: PositionEstimate, cards: readonly CardKind[]): number {
  const { s, seat, unseen } = estimate;
  const brings = forecast(s, seat, cards);
  if (brings === null) return 0;
  const plain = effect(estimate, brings, cards);
  const price = priceOf(estimate, brings, cards);
  const spurts = cards.filter((kind) => kind === SPURT).length;
  if (spurts === 0) return plain - price;
  // A headwind among the cards drawn for spurts takes one of them away (DA 4.3).
  const slowed = forecast(s, seat, without(cards, SPURT))!;
  const wind = chanceOfWind(unseen, spurts);
  return (1 - wind) * plain + wind * effect(estimate, slowed, cards) - price;
}

function without(cards: readonly CardKind[], kind: CardKind): readonly CardKind[] {
  const at = cards.indexOf(kind);
  return cards.filter((_, i) => i !== at);
}

function priceOf(estimate: PositionEstimate, brings: Forecast, cards: readonly CardKind[]): number {
  const { weights, turns, idle } = estimate;
  const leads = brings.result === 'led' || brings.result === 'took-lead';
  const rate = leads ? weights.priceLead : brings.minutes > 0 ? weights.priceDropped : weights.priceBunch;
  let price = rate * Math.max(0, speedOf(cards.find(isSpeed)!) - idle) * Math.min(1, turns);
  for (const kind of cards) {
    if (kind === SPURT) price += weights.spurt * lasting(estimate);
    if (kind === HILL) price += weights.hill * lasting(estimate);
  }
  return price;
}

/** What speaks for a final speed and against it, in minutes. */
export interface Effect {
  /** Minutes of his own given back; less than 0: lost. */
  readonly own: number;
  /** Falling out of the bunch, coming back to it, taking the lead, besides the minutes. */
  readonly group: number;
  /** Leading on from there. */
  readonly lead: number;
  /** What the others are expected to lose. */
  readonly harm: number;
}

const effect = (estimate: PositionEstimate, brings: Forecast, cards: readonly CardKind[]): number => {
  const { own, group, lead, harm: others } = effectOf(estimate, brings, cards);
  return own + group + lead + others;
};

/** What a final speed brings, and what it does to the others. */
export function effectOf(estimate: PositionEstimate, brings: Forecast, cards: readonly CardKind[]): Effect {
  const { s, seat, weights, turns } = estimate;
  const behind = (group: number): Effect => ({ own: -brings.change, group, lead: 0, harm: harmOfHill(estimate, seat, cards) });
  switch (brings.result) {
    case 'led':
    case 'took-lead': {
      const others = between(s, seat, seat);
      const keep = chanceToKeep(estimate, others, brings.speed, brings.road);
      return {
        own: 0,
        group: brings.result === 'took-lead' ? weights.take : 0,
        lead: keep * worthOfLeading(estimate),
        harm: (weights.harm * expectedLoss(estimate, others, brings.speed, brings.road)) / others.length,
      };
    }
    case 'sheltered':
    case 'kept-up':
    case 'lost':
      return behind(0);
    case 'dropped':
      return behind(-weights.drop * Math.min(1, turns));
    case 'won-back':
      return behind(brings.minutes === 0 ? weights.back * Math.min(1, turns) : 0);
  }
}

/** What a hill laid with these cards does to those who ride after `rider` and before the leader. */
function harmOfHill(estimate: PositionEstimate, rider: Rider, cards: readonly CardKind[]): number {
  return cards.includes(HILL) ? harmByHill(estimate, between(estimate.s, rider, leaderOf(estimate.s))) : 0;
}

/** What a hill laid now costs those riders beyond what the flat would. */
export function harmByHill(estimate: PositionEstimate, riders: readonly Rider[]): number {
  const tempo = tempoOf(estimate.s);
  const lost = expectedLoss(estimate, riders, tempo, 'hill') - expectedLoss(estimate, riders, tempo, 'flat');
  return (estimate.weights.harm * lost) / (estimate.s.config.riderCount - 1);
}

/** What speaks for a hill laid out of turn, in minutes. */
export interface HillEffect {
  /** What it costs himself; less than 0: it saves him minutes. */
  readonly own: number;
  /** The lead that nobody can take from him on it. */
  readonly guarded: number;
  readonly harm: number;
}

export function effectOfHill(estimate: PositionEstimate): HillEffect {
  const { s, seat } = estimate;
  const leader = leaderOf(s);
  const later = between(s, riderOnTurn(s), leader);
  const others = later.filter((rider) => rider !== seat);
  const own = others.length === later.length ? 0 : ownLoss(estimate, imagineHill(s, seat)) - ownLoss(estimate, s);
  const guarded = seat === leader ? (1 - chanceToKeep(estimate, others, tempoOf(s), 'flat')) * worthOfLeading(estimate) : 0;
  return { own, guarded, harm: harmByHill(estimate, others) };
}

/** What a hill laid out of turn is worth, in minutes (DA 4.1). */
export function worthOfHill(estimate: PositionEstimate): number {
  const { own, guarded, harm } = effectOfHill(estimate);
  return harm + guarded - own - estimate.weights.hillOutOfTurn * lasting(estimate);
}
