/**
 * Random numbers for bots and simulations: Philox4x32-10 (Salmon, Moraes, Dror, Shaw: "Parallel random numbers: as
 * easy as 1, 2, 3", 2011). The generator is counter-based: block i of a stream is a function of (key, i) alone, so
 * streams are independent and any position is reached directly. Test vectors are in test/kit/random.test.ts. The
 * table's dealer deals races between people instead.
 */

const MULTIPLIER_0 = 0xd2511f53;
const MULTIPLIER_1 = 0xcd9e8d57;
const WEYL_0 = 0x9e3779b9;
const WEYL_1 = 0xbb67ae85;
const ROUNDS = 10;

/** Upper 32 bits of the product of two unsigned 32-bit numbers, from 16-bit halves (a double holds no 64-bit product). */
function high(a: number, b: number): number {
  const aHigh = a >>> 16;
  const aLow = a & 0xffff;
  const bHigh = b >>> 16;
  const bLow = b & 0xffff;
  const middle = aHigh * bLow + ((aLow * bLow) >>> 16);
  const rest = aLow * bHigh + (middle & 0xffff);
  return (aHigh * bHigh + Math.floor(middle / 0x10000) + (rest >>> 16)) >>> 0;
}

/**
 * One Philox block: encrypts the four counter words under the two key words into `out`. All words are unsigned 32
 * bit.
 */
export function philox(out: Uint32Array, counter: ArrayLike<number>, key: ArrayLike<number>): void {
  let c0 = counter[0]! >>> 0;
  let c1 = counter[1]! >>> 0;
  let c2 = counter[2]! >>> 0;
  let c3 = counter[3]! >>> 0;
  let k0 = key[0]! >>> 0;
  let k1 = key[1]! >>> 0;
  for (let round = 0; round < ROUNDS; round++) {
    const high0 = high(MULTIPLIER_0, c0);
    const low0 = Math.imul(MULTIPLIER_0, c0);
    const high1 = high(MULTIPLIER_1, c2);
    const low1 = Math.imul(MULTIPLIER_1, c2);
    c0 = (high1 ^ c1 ^ k0) >>> 0;
    c1 = low1 >>> 0;
    c2 = (high0 ^ c3 ^ k1) >>> 0;
    c3 = low0 >>> 0;
    k0 = (k0 + WEYL_0) >>> 0;
    k1 = (k1 + WEYL_1) >>> 0;
  }
  out[0] = c0;
  out[1] = c1;
  out[2] = c2;
  out[3] = c3;
}

/** A stream of random numbers. */
export interface Random {
  /** The next 32 bits, as a whole number from 0. */
  word(): number;
  /** A uniformly distributed whole number from 0 to `n` - 1, with `n` from 1 to 2^32. */
  below(n: number): number;
}

/**
 * Returns a uniformly distributed whole number from 0 to `n` - 1, made from 32-bit words by rejection: words in the
 * last, incomplete run of n are discarded.
 */
export function uniformBelow(word: () => number, n: number): number {
  if (!Number.isInteger(n) || n < 1 || n > 0x100000000) throw new RangeError(`below(${n}) must have a whole number from 1 to 2^32`);
  const limit = 0x100000000 - (0x100000000 % n);
  let drawn = word();
  while (drawn >= limit) drawn = word();
  return drawn % n;
}

/**
 * Hashes a text into two 32-bit words: FNV-1a over its UTF-16 units from two starting values. It spreads seeds and
 * is not cryptographic.
 */
function keyOf(text: string): readonly [number, number] {
  let a = 0x811c9dc5;
  let b = 0x050c5d1f;
  for (let i = 0; i < text.length; i++) {
    a = Math.imul(a ^ text.charCodeAt(i), 0x01000193);
    b = Math.imul(b ^ text.charCodeAt(i), 0x01000193);
  }
  return [a >>> 0, b >>> 0];
}

/**
 * Creates a generator. The same seed and stream give the same numbers on every machine. Streams (up to three whole
 * numbers such as a race number and a seat) of one seed are independent. A stream holds 2^34 words.
 */
export function createRandom(seed: string | number, ...stream: readonly number[]): Random {
  if (stream.length > 3) throw new RangeError('a stream is named by at most three numbers');
  const key = keyOf(String(seed));
  const counter = new Uint32Array(4);
  stream.forEach((n, i) => (counter[i + 1] = n));
  const block = new Uint32Array(4);
  let used = 4;
  const word = (): number => {
    if (used === 4) {
      philox(block, counter, key);
      counter[0]!++;
      used = 0;
    }
    return block[used++]!;
  };
  return { word, below: (n) => uniformBelow(word, n) };
}
