import { PHASES, phaseOf, riderOnTurn, roundOf, type State } from '../../../games/reifenbreite/index.ts';

/**
 * Dice of imagined races, keyed as the dealer keys those of the table: by race, round, rider and purpose, so that another decision leaves everybody's dice alone, and what two options
 * bring is compared under the same luck. Over 36 races every rider rolls each pair of dice once in a round: what is left to chance is only how they meet.
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

  /** Whose question is answered next. */
  of(s: State): (n: number) => number {
    this.#state = s;
    return this.#below;
  }

  readonly #below = (n: number): number => {
    const s = this.#state!;
    const phase = phaseOf(s);
    const purpose = (roundOf(s) * PHASES.length + PHASES.indexOf(phase)) * 16 + riderOnTurn(s);
    if (phase !== 'dice') return belowOf(mixed(mixed(this.#seed, this.#race + 1), purpose), n);
    const cycle = Math.floor(this.#race / ROLLS);
    const word = mixed(mixed(this.#seed, -1 - cycle), purpose);
    const roll = (STRIDES[word & 7]! * (this.#race % ROLLS) + (word >>> 3)) % ROLLS;
    // one die is the first of the two
    return n === ROLLS ? roll : Math.floor((roll * n) / ROLLS);
  };
}

const ROLLS = 36;
/** Prime to 36: each leads through all the rolls. */
const STRIDES = [1, 5, 7, 11, 13, 17, 19, 23] as const;

/** A whole number from 0 to n - 1 of a word; n is small, so that what the words leave over counts for nothing. */
const belowOf = (word: number, n: number): number => Math.floor((word * n) / 0x1_0000_0000);

/** Two words to one, well mixed (the finaliser of MurmurHash3). */
function mixed(a: number, b: number): number {
  let h = Math.imul(a ^ Math.imul(b, 0x9e37_79b1), 0x85eb_ca6b);
  h ^= h >>> 13;
  h = Math.imul(h, 0xc2b2_ae35);
  h ^= h >>> 16;
  h = Math.imul(h, 0x85eb_ca6b);
  h ^= h >>> 13;
  return h >>> 0;
}
