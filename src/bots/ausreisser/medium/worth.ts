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

/** The rules' verdict for a final speed. */
type Brings = Pick<Forecast, 'result' | 'speed' | 'minutes' | 'change' | 'road'>;

/** Cards played in a turn. */
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

/** The value of an option, in minutes. */
export function worthOf(estimate: PositionEstimate, option: Action): number {
  return option.type === 'lay' ? worthOfLaying(estimate, option.cards) : option.type === 'hill' ? worthOfHill(estimate) : 0;
}

/** The value of a set of cards, in minutes: their effect now, less what they could bring later. */
export function worthOfLaying(estimate: PositionEstimate, cards: readonly CardKind[]): number {
  const laying = layingOf(cards);
  const { spurts } = laying;
  const brings = broughtBy(estimate, laying);
  const plain = sumOf(effectOf(estimate, brings, laying));
  const price = priceOf(estimate, brings, laying);
  if (spurts === 0) return plain - price;
  // a headwind among the cards drawn for spurts cancels one of them (DA 4.3)
  const slowed = sumOf(effectOf(estimate, broughtBy(estimate, { ...laying, spurts: spurts - 1 }), laying));
  const wind = estimate.unseen.chanceOfWind(spurts);
  return (1 - wind) * plain + wind * slowed - price;
}

/** `forecast` for the deciding seat, without a working copy. */
export function broughtBy({ s, seat }: PositionEstimate, { card, spurts, hill }: Laying): Brings {
  const road = hill || hillLies(s) ? 'hill' : 'flat';
  const speed = finalSpeed(card, spurts, windsLying(s), road);
  const before = minutesOf(s, seat);
  const tempo = hill ? tempoUnderHill(tempoOf(s)) : tempoOf(s);
  const { result, minutes } = judge({ role: seat === leaderOf(s) ? 'leader' : 'other', minutes: before, tempo, road }, speed);
  return { result, speed, minutes, change: minutes - before, road };
}

/** The later value of the cards. */
function priceOf(estimate: PositionEstimate, { result, minutes }: Brings, { card, spurts, hill }: Laying): number {
  const { weights, turns, idle, lasting } = estimate;
  const leads = result === 'led' || result === 'took-lead';
  const rate = leads ? weights.priceLead : minutes > 0 ? weights.priceDropped : weights.priceBunch;
  let price = rate * Math.max(0, speedOf(card) - idle) * Math.min(1, turns);
  for (let n = 0; n < spurts; n++) price += weights.spurt * lasting;
  if (hill) price += weights.hill * lasting;
  return price;
}

/** Arguments for and against a final speed, in minutes. */
export interface Effect {
  /** Its own minutes regained; negative for minutes lost. */
  readonly own: number;
  /** Falling out of the bunch, returning to it, or taking the lead, in addition to the minutes. */
  readonly group: number;
  /** Continuing to lead from there. */
  readonly lead: number;
  /** What the others are expected to lose. */
  readonly harm: number;
}

const sumOf = ({ own, group, lead, harm }: Effect): number => own + group + lead + harm;

/** The value of a final speed for the seat, and its effect on the others. */
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

/** The effect of a hill out of turn on the others, in minutes. */
export interface HillEffect {
  /** The lead, which no seat can take on the hill. */
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

/** The value of a hill out of turn, in minutes (DA 4.1). */
export function worthOfHill(estimate: PositionEstimate): number {
  const { s } = estimate;
  const { guarded, harm } = againstOthers(estimate);
  const own = estimate.ridesBetween(riderOnTurn(s), leaderOf(s)) ? estimate.ownLoss('hill') - estimate.ownLoss('flat') : 0;
  return harm + guarded - own - estimate.weights.hillOutOfTurn * estimate.lasting;
}
