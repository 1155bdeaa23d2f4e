import { chanceNumber, phaseOf, type State } from '../../../games/reifenbreite/index.ts';

/**
 * Dice of imagined races, keyed like the dealer's by race, round, rider, purpose and repetition. Another decision leaves all other dice
 * unchanged, so options are compared under the same luck. Over 36 races every rider rolls each pair of dice once in a round; only their
 * combinations are random.
 */
export class KeyedDice {
  #seed = 0;
  #race = 0;
  #state: State | null = null;

  /** @param seed of one decision; @param race from 0 */
  begin(seed: number, race: number): void {
    this.#seed = seed;
    this.#race = race;
  }

  /** Selects the question to answer next. */
  of(s: State): (n: number) => number {
    this.#state = s;
    return this.#below;
  }

  /** The 32 bits that answer the pending question; two dice share theirs with the same roll of `ROLLS` races. */
  wordOf(s: State): number {
    const stream = phaseOf(s) === 'dice' ? -1 - Math.floor(this.#race / ROLLS) : this.#race + 1;
    return mixed(mixed(this.#seed, stream), chanceNumber(s));
  }

  readonly #below = (n: number): number => {
    const s = this.#state!;
    const word = this.wordOf(s);
    if (phaseOf(s) !== 'dice') return belowOf(word, n);
    const roll = (STRIDES[word & 7]! * (this.#race % ROLLS) + (word >>> 3)) % ROLLS;
    // one die is the first of the two
    return n === ROLLS ? roll : Math.floor((roll * n) / ROLLS);
  };
}

const ROLLS = 36;
/** Coprime to 36, so each steps through all rolls. */
const STRIDES = [1, 5, 7, 11, 13, 17, 19, 23] as const;

/** A whole number from 0 to n - 1 from a 32-bit word; the bias is negligible because n is small. */
const belowOf = (word: number, n: number): number => Math.floor((word * n) / 0x1_0000_0000);

/** Mixes two words into one (the finalizer of MurmurHash3). */
function mixed(a: number, b: number): number {
  let h = Math.imul(a ^ Math.imul(b, 0x9e37_79b1), 0x85eb_ca6b);
  h ^= h >>> 13;
  h = Math.imul(h, 0xc2b2_ae35);
  h ^= h >>> 16;
  h = Math.imul(h, 0x85eb_ca6b);
  h ^= h >>> 13;
  return h >>> 0;
}
