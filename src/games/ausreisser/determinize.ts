import type { Random, Seat } from '../../kit/index.ts';
import { KIND_COUNT, WIND } from './cards.ts';
import { handIsKnown, handSize, hasRidden, fillHiddenHands, inHand, onPile, stockSize } from './queries.ts';
import type { State } from './state.ts';
import type { CardKind, Rider } from './vocabulary.ts';

/** What a seat imagines behind what it sees: hands for the others and an order for the stock. */
export interface Determinization {
  readonly whole: State;
  /** The stock; whoever imagines a race says who gets which card. */
  readonly stock: readonly CardKind[];
}

/**
 * One of the worlds that are possible by what `seat` sees, each equally likely (DA 7): the cards on no pile and in no known hand, as many in each hand as there are. Whoever has ridden holds
 * no headwind: it would lie already (DA 3, step 1), but for one that replaced a hill, which is left out as too rare.
 */
export function determinizeWithStock(seen: State, seat: Seat, random: Random): Determinization {
  const { riderCount } = seen.config;
  const unknown = Array.from({ length: riderCount }, (_, r) => r).filter((r) => r !== seat && !handIsKnown(seen, r));
  const hands = new Array<number>(riderCount * KIND_COUNT).fill(0);
  const pool = unseenCards(seen, unknown, hands);
  const winds = pool.filter((card) => card === WIND);
  const windless = pool.filter((card) => card !== WIND);
  const ridden = unknown.filter((r) => hasRidden(seen, r));
  const rest =
    windless.length >= ridden.reduce((cards, r) => cards + handSize(seen, r), 0)
      ? [...dealTo(seen, ridden, hands, shuffled(windless, random)), ...winds]
      : pool;
  const waiting = rest === pool ? unknown : unknown.filter((r) => !hasRidden(seen, r));
  const stock = dealTo(seen, waiting, hands, shuffled(rest, random));
  if (stock.length !== stockSize(seen)) throw new Error('a stock was imagined that is not as large as the one that lies there');
  return { whole: fillHiddenHands(seen, hands), stock };
}

/** All cards that lie on no pile and in no hand that is known; known hands are copied. */
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

/** The first cards to those riders, as many as each holds. @returns the others */
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
