import { createRandom } from '../../kit/index.ts';

/**
 * Random numbers for many races at the same time: xoshiro128** (Blackman, Vigna 2018), sixteen bytes per race in one block. The generator of kit/random.ts gives the
 * seeds. It can jump to any place of its stream, which is not needed here, and thousands of them in memory would take a tenth of the time.
 */
export interface ManyRandoms {
  begin(which: number, seed: string): void;
  /** A whole number from 0 to n - 1. Their probabilities differ by less than one in a hundred million. */
  below(which: number, n: number): number;
}

const WORDS = 0x100000000;
const rotated = (x: number, by: number): number => (x << by) | (x >>> (32 - by));

export function createManyRandoms(count: number): ManyRandoms {
  const words = new Int32Array(4 * count);
  return {
    begin(which, seed) {
      // streams with one number belong to the seats
      const random = createRandom(seed, 0, 1);
      for (let i = 4 * which; i < 4 * which + 4; i++) words[i] = random.word();
      // a state of zeros would never change
      words[4 * which]! |= 1;
    },
    below(which, n) {
      const at = 4 * which;
      const second = words[at + 1]!;
      const word = Math.imul(rotated(Math.imul(second, 5), 7), 9) >>> 0;
      words[at + 2]! ^= words[at]!;
      words[at + 3]! ^= second;
      words[at + 1]! ^= words[at + 2]!;
      words[at]! ^= words[at + 3]!;
      words[at + 2]! ^= second << 9;
      words[at + 3] = rotated(words[at + 3]!, 11);
      return Math.floor((word / WORDS) * n);
    },
  };
}
