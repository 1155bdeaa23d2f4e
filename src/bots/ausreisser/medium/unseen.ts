import type { Seat } from '../../../kit/index.ts';
import {
  finalSpeed,
  handSize,
  inHand,
  judge,
  KIND_COUNT,
  minutesOf,
  onPile,
  SPEED_KINDS,
  SPURT,
  stockSize,
  WIND,
  type JudgedRider,
  type Rider,
  type State,
  type Tempo,
} from '../../../games/ausreisser/index.ts';

/** What a seat knows of the cards it does not see: stock and other hands are one heap to it (DA 7). */
export interface Unseen {
  /** Cards of each kind. */
  readonly counts: readonly number[];
  readonly total: number;
  /** [kind]: unseen speed cards slower than that kind; the last entry counts all. */
  readonly slower: readonly number[];
}

export function unseenBy(s: State, seat: Seat): Unseen {
  const { deck, riderCount } = s.config;
  const counts: number[] = [];
  let total = 0;
  for (let kind = 0; kind < KIND_COUNT; kind++) {
    let left = deck[kind]! - inHand(s, seat, kind);
    for (let r = 0; r < riderCount; r++) left -= onPile(s, r, kind);
    counts.push(left);
    total += left;
  }
  const slower = [0];
  for (let kind = 0; kind < SPEED_KINDS; kind++) slower.push(slower[kind]! + counts[kind]!);
  return { counts, total, slower };
}

/** The chance that none of `hand` cards out of `total` is one of `wanted`. */
export function chanceOfNone(total: number, wanted: number, hand: number): number {
  let chance = 1;
  for (let i = 0; i < hand && chance > 0; i++) chance *= Math.max(0, total - wanted - i) / Math.max(1, total - i);
  return chance;
}

/** Cards a rider chooses from: those in hand, and the card of the turn. */
const cardsAtTurn = (s: State, rider: Rider): number => handSize(s, rider) + 1;

/** Unseen speed cards with which a rider would take the lead, laid with so many spurts. */
function leading({ counts }: Unseen, judged: JudgedRider, spurts: number): number {
  let cards = 0;
  for (let kind = 0; kind < SPEED_KINDS; kind++)
    if (judge(judged, finalSpeed(kind, spurts, 0, judged.road)).result === 'took-lead') cards += counts[kind]!;
  return cards;
}

/** The chance that a rider can take the lead from a tempo at his next turn, with a spurt if need be. */
export function chanceToTakeLead(s: State, unseen: Unseen, rider: Rider, tempo: Tempo, road: JudgedRider['road']): number {
  const { counts, total } = unseen;
  const judged: JudgedRider = { role: 'other', minutes: minutesOf(s, rider), tempo, road };
  const hand = cardsAtTurn(s, rider);
  const nearly = 1 - chanceOfNone(total, leading(unseen, judged, 1), hand);
  if (nearly === 0) return 0;
  const plain = 1 - chanceOfNone(total, leading(unseen, judged, 0), hand);
  const spurt = 1 - chanceOfNone(total, counts[SPURT]!, hand);
  return 1 - (1 - plain) * (1 - spurt * nearly);
}

/** The chance of a headwind among so many cards drawn. */
export const chanceOfWind = ({ counts, total }: Unseen, cards: number): number => 1 - chanceOfNone(total, counts[WIND]!, cards);

/** [kind]: the chance that this is the fastest card a rider has at his next turn. */
export function bestCards(s: State, { total, slower }: Unseen, rider: Rider): readonly number[] {
  const hand = cardsAtTurn(s, rider);
  const noneFrom = Array.from({ length: SPEED_KINDS + 1 }, (_, kind) => chanceOfNone(total, slower[SPEED_KINDS]! - slower[kind]!, hand));
  return Array.from({ length: SPEED_KINDS }, (_, kind) => noneFrom[kind + 1]! - noneFrom[kind]!);
}

/** Cards a turn takes from the stock, in the mean: specials are replaced too. */
const CARDS_A_TURN = 1.15;

/** Turns each rider still has in this stage. */
export const turnsLeft = (s: State): number => stockSize(s) / (s.config.riderCount * CARDS_A_TURN);
