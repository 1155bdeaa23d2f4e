import { PHOTO_COUNT, photosOf, type State } from './state.ts';
import { CAR_PHOTOS } from './rules/turn.ts';
import type { Rider } from './vocabulary.ts';

/** A probability: `hits` of `of` equally likely cases. */
export interface Fraction {
  readonly hits: number;
  readonly of: number;
}

/** UR 14: the photo cards by their numbers. */
export const PHOTOS: readonly number[] = Array.from({ length: PHOTO_COUNT }, (_, i) => i + 1);

/**
 * The probability, in lowest terms, that a rider is disqualified after the race (UR 14): by the photo numbers
 * against his name and, if he uses the chase car, by its photo cards. Two different cards are drawn after the race.
 * @param hanging number of dice with the chase car; null without it
 */
export function photoRisk(s: State, rider: Rider, hanging: 0 | 1 | null = null): Fraction {
  const more = hanging === null ? 0 : CAR_PHOTOS[hanging];
  let sets: ReadonlySet<number>[] = [new Set(PHOTOS.filter((photo) => photosOf(s, rider, photo) > 0))];
  for (let n = 0; n < more; n++) sets = sets.flatMap((set) => PHOTOS.map((photo) => new Set([...set, photo])));
  const pairs = PHOTOS.flatMap((first) => PHOTOS.filter((second) => second > first).map((second) => [first, second] as const));
  const hits = sets.reduce((sum, set) => sum + pairs.filter((pair) => pair.some((photo) => set.has(photo))).length, 0);
  const of = sets.length * pairs.length;
  const by = divisor(hits, of);
  return { hits: hits / by, of: of / by };
}

const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));
