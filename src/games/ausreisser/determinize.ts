import type { Random, Seat } from '../../kit/index.ts';
import { KIND_COUNT, WIND } from './cards.ts';
import { F, fillHiddenHands, get, handIsKnown, inHand, onPile, R, riderValue, type State } from './state.ts';
import type { CardKind, Rider } from './vocabulary.ts';

/** A complete position consistent with what a seat sees: hands for the other riders and an order of the stock. */
export interface Determinization {
  readonly whole: State;
  /** The order of the stock; a simulation draws from it. */
  readonly stock: readonly CardKind[];
}

/**
 * Samples one of the positions that are possible by what `seat` sees, each equally likely (DA 7). The cards on no
 * pile and in no known hand are dealt to the hidden hands. A rider whose turn has begun, or who has laid a card, holds no headwind,
 * since it would be on the table (DA 3, step 1); the exception, a headwind drawn to replace a hill (DA 4.1), is too rare to model.
 */
export function determinizeWithStock(seen: State, seat: Seat, random: Random): Determinization {
  const { riderCount } = seen.config;
  const unknown = Array.from({ length: riderCount }, (_, r) => r).filter((r) => r !== seat && !handIsKnown(seen, r));
  const hands = new Array<number>(riderCount * KIND_COUNT).fill(0);
  const pool = unseenCards(seen, unknown, hands);
  const others = pool.filter((card) => card !== WIND);
  const active = unknown.filter((r) => holdsNoWind(seen, r));
  // without enough other cards any hand may hold a headwind
  const isEnough = others.length >= active.reduce((cards, r) => cards + handSize(seen, r), 0);
  const rest = isEnough ? [...dealTo(seen, active, hands, shuffled(others, random)), ...pool.filter((card) => card === WIND)] : pool;
  const stock = dealTo(seen, isEnough ? unknown.filter((r) => !active.includes(r)) : unknown, hands, shuffled(rest, random));
  if (stock.length !== get(seen, F.stock)) throw new Error('another stock');
  return { whole: fillHiddenHands(seen, hands), stock };
}

/** Within a turn its rider has laid all headwinds, also in the first one of a stage. */
const holdsNoWind = (s: State, rider: Rider): boolean =>
  riderValue(s, R.lastCard, rider) >= 0 || (get(s, F.rider) === rider && get(s, F.turn) > 0);
const handSize = (s: State, rider: Rider): number => riderValue(s, R.hand, rider);

/** Returns all cards on no pile and in no known hand, and copies the known hands into `hands`. */
function unseenCards(seen: State, unknown: readonly Rider[], hands: number[]): CardKind[] {
  const { deck, riderCount } = seen.config;
  const pool: CardKind[] = [];
  for (let kind = 0; kind < KIND_COUNT; kind++) {
    let left = deck[kind]!;
    for (let r = 0; r < riderCount; r++) {
      const held = unknown.includes(r) ? 0 : inHand(seen, r, kind);
      hands[r * KIND_COUNT + kind] = held;
      left -= held + onPile(seen, r, kind);
    }
    for (; left > 0; left--) pool.push(kind);
  }
  return pool;
}

/**
 * Deals the first cards to these riders, each as many as the hand holds.
 * @returns the remaining cards
 */
function dealTo(seen: State, riders: readonly Rider[], hands: number[], cards: readonly CardKind[]): readonly CardKind[] {
  let next = 0;
  for (const r of riders) for (let n = handSize(seen, r); n > 0; n--) hands[r * KIND_COUNT + cards[next++]!]!++;
  return cards.slice(next);
}

function shuffled(cards: CardKind[], random: Random): CardKind[] {
  for (let i = cards.length - 1; i > 0; i--) {
    const j = random.below(i + 1);
    [cards[i], cards[j]] = [cards[j]!, cards[i]!];
  }
  return cards;
}
