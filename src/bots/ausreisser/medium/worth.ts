import {
  finalSpeed,
  HILL,
  hillLies,
  judge,
  leaderOf,
  minutesOf,
  riderOnTurn,
  speedOf,
  tempoOf,
  tempoUnderHill,
  windsLying,
  type Action,
  type CardKind,
  type Forecast,
} from '../../../games/ausreisser/index.ts';
import type { PositionEstimate } from './position-estimate.ts';

/** What the rules say of a final speed: all that is weighed of it. */
type Brings = Pick<Forecast, 'result' | 'speed' | 'minutes' | 'change' | 'road'>;

/** Cards laid in a turn. */
export interface Laying {
  readonly card: CardKind;
  readonly spurts: number;
  readonly hill: boolean;
}

/** @param cards as listed: the speed card, the spurts, the hill */
export function layingOf(cards: readonly CardKind[]): Laying {
  const hill = cards[cards.length - 1] === HILL;
  return { card: cards[0]!, spurts: cards.length - (hill ? 2 : 1), hill };
}

/** What an option is worth, in minutes. */
export function worthOf(estimate: PositionEstimate, option: Action): number {
  return option.type === 'lay' ? worthOfLaying(estimate, option.cards) : option.type === 'hill' ? worthOfHill(estimate) : 0;
}

/** What a laying is worth, in minutes: what it brings, less what its cards could bring later. */
export function worthOfLaying(estimate: PositionEstimate, cards: readonly CardKind[]): number {
  const laying = layingOf(cards);
  const { spurts } = laying;
  const brings = broughtBy(estimate, laying);
  const plain = sumOf(effectOf(estimate, brings, laying));
  const price = priceOf(estimate, brings, laying);
  if (spurts === 0) return plain - price;
  // A headwind among the cards drawn for spurts takes one of them away (DA 4.3).
  const slowed = sumOf(effectOf(estimate, broughtBy(estimate, { ...laying, spurts: spurts - 1 }), laying));
  const wind = estimate.unseen.chanceOfWind(spurts);
  return (1 - wind) * plain + wind * slowed - price;
}

/** What `forecast` says of cards of the seat, whose turn it is, without a working copy. */
export function broughtBy({ s, seat }: PositionEstimate, { card, spurts, hill }: Laying): Brings {
  const road = hill || hillLies(s) ? 'hill' : 'flat';
  const speed = finalSpeed(card, spurts, windsLying(s), road);
  const before = minutesOf(s, seat);
  const tempo = hill ? tempoUnderHill(tempoOf(s)) : tempoOf(s);
  const { result, minutes } = judge({ role: seat === leaderOf(s) ? 'leader' : 'other', minutes: before, tempo, road }, speed);
  return { result, speed, minutes, change: minutes - before, road };
}

/** What the cards could bring later. */
function priceOf(estimate: PositionEstimate, { result, minutes }: Brings, { card, spurts, hill }: Laying): number {
  const { weights, turns, idle, lasting } = estimate;
  const leads = result === 'led' || result === 'took-lead';
  const rate = leads ? weights.priceLead : minutes > 0 ? weights.priceDropped : weights.priceBunch;
  let price = rate * Math.max(0, speedOf(card) - idle) * Math.min(1, turns);
  for (let n = 0; n < spurts; n++) price += weights.spurt * lasting;
  if (hill) price += weights.hill * lasting;
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

const sumOf = ({ own, group, lead, harm }: Effect): number => own + group + lead + harm;

/** What a final speed brings, and what it does to the others. */
export function effectOf(estimate: PositionEstimate, { result, speed, road, minutes, change }: Brings, { hill }: Laying): Effect {
  const { weights, turns } = estimate;
  if (result === 'led' || result === 'took-lead')
    return {
      own: 0,
      group: result === 'took-lead' ? weights.take : 0,
      lead: estimate.worthOfLeadingAt(speed, road),
      harm: estimate.harmByTempo(speed, road),
    };
  const drop = result === 'dropped' ? -weights.drop * Math.min(1, turns) : 0;
  const back = result === 'won-back' && minutes === 0 ? weights.back * Math.min(1, turns) : 0;
  return { own: -change, group: drop + back, lead: 0, harm: hill ? estimate.harmByOwnHill() : 0 };
}

/** What a hill laid out of turn does to the others, in minutes. */
export interface HillEffect {
  /** The lead that nobody can take from him on it. */
  readonly guarded: number;
  readonly harm: number;
}

export function againstOthers(estimate: PositionEstimate): HillEffect {
  const { s, seat } = estimate;
  const leader = leaderOf(s);
  const from = riderOnTurn(s);
  return {
    guarded: seat === leader ? (1 - estimate.chanceToKeep(from, leader, tempoOf(s), 'flat')) * estimate.worthOfLeading() : 0,
    harm: estimate.harmByHill(from, leader),
  };
}

/** What a hill laid out of turn is worth, in minutes (DA 4.1). */
export function worthOfHill(estimate: PositionEstimate): number {
  const { s } = estimate;
  const { guarded, harm } = againstOthers(estimate);
  const own = estimate.ridesBetween(riderOnTurn(s), leaderOf(s)) ? estimate.ownLoss('hill') - estimate.ownLoss('flat') : 0;
  return harm + guarded - own - estimate.weights.hillOutOfTurn * estimate.lasting;
}
