import { F, get, inHand, KIND_COUNT, of, onPile, R, speedOf, SPEED_KINDS, SPURT, WIND, type State } from '../../games/ausreisser/index.ts';

/** What a seat knows of the cards it does not see: the stock and the other hands are one heap to it (DA 7). */
export interface Unseen {
  /** Cards of each kind. */
  readonly counts: readonly number[];
  readonly total: number;
  /** [km/h above LOWEST - 1]: unseen cards slower than that: `slower[i]` counts the kinds below `i`. */
  readonly slower: readonly number[];
}

export function unseenBy(s: State, seat: number): Unseen {
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

/** Cards that a rider holds when he lays: those in hand, and the card of the turn. */
const cardsAtTurn = (s: State, rider: number): number => of(s, R.hand, rider) + 1;

/** The chance that a rider can ride faster than `speed` at his next turn. */
export function chanceToBeat(s: State, { counts, total, slower }: Unseen, rider: number, speed: number): number {
  const hand = cardsAtTurn(s, rider);
  const faster = (kmh: number): number => slower[SPEED_KINDS]! - slower[Math.min(SPEED_KINDS, Math.max(0, kmh - speedOf(0) + 1))]!;
  const plain = 1 - chanceOfNone(total, faster(speed), hand);
  const spurt = 1 - chanceOfNone(total, counts[SPURT]!, hand);
  const withSpurt = speed >= 52 ? 0 : spurt * (1 - chanceOfNone(total, faster(speed - 2), hand));
  return 1 - (1 - plain) * (1 - withSpurt);
}

/** The chance of a head wind among `cards` drawn. */
export const chanceOfWind = ({ counts, total }: Unseen, cards: number): number => 1 - chanceOfNone(total, counts[WIND]!, cards);

/** The fastest card a rider is likely to hold: the chance of each speed to be his best, by kind. */
export function bestCards(s: State, { total, slower }: Unseen, rider: number): readonly number[] {
  const hand = cardsAtTurn(s, rider);
  const atMost = Array.from({ length: SPEED_KINDS + 1 }, (_, kind) => chanceOfNone(total, slower[SPEED_KINDS]! - slower[kind]!, hand));
  return Array.from({ length: SPEED_KINDS }, (_, kind) => atMost[kind + 1]! - atMost[kind]!);
}

/** Turns that `riders` have left before the stock is empty, the coming one of each not counted in full. */
export const turnsLeft = (s: State): number => get(s, F.stock) / (s.config.riderCount * 1.15);
