import type { GlossaryTerms } from './terms.ts';

/** Compares a query with what players have asked, by the cosine of weighted features (tf-idf). */

/** The weight of each kind of feature. */
const STEM = 1;
const ALIKE = 0.7;
const PAIR = 0.4;
const GRAM = 0.5;
/** A word without meaning of its own, such as `how many`, still tells one question from another. */
const EMPTY = 0.6;
const GRAM_LENGTH = 4;
/** Any number is like any other: `I rolled 9`, `I rolled 8`. */
const NUMBER = /^\d+$/;
/** The second and the third best phrase of a passage count, too. */
const NEXT_BEST = [1, 0.3, 0.15];

type Features = Map<string, number>;

export class AskedPhrases {
  readonly #terms: GlossaryTerms;
  readonly #phrases: readonly { readonly of: number; readonly features: Features }[];
  /** How much a feature tells: much if few phrases have it. */
  readonly #weights = new Map<string, number>();

  /** @param phrases of each passage */
  constructor(phrases: readonly (readonly string[])[], terms: GlossaryTerms) {
    this.#terms = terms;
    const all = phrases.flatMap((own, of) => own.map((phrase) => ({ of, features: this.#featuresOf(phrase) })));
    const counts = new Map<string, number>();
    for (const { features } of all) for (const feature of features.keys()) counts.set(feature, (counts.get(feature) ?? 0) + 1);
    for (const [feature, count] of counts) this.#weights.set(feature, Math.log((all.length + 1) / (count + 0.5)));
    this.#phrases = all.map(({ of, features }) => ({ of, features: this.#weighted(features) }));
  }

  /**
   * How much each passage has been asked in these words, from 0; passages without a common feature are left out.
   * @param meant the stems that the query's words may mean, such as the parts of a compound
   */
  likenesses(query: string, meant: readonly string[]): Map<number, number> {
    const features = this.#featuresOf(query);
    for (const stem of meant) features.set(stem, STEM);
    const asked = this.#weighted(features);
    const all = new Map<number, number[]>();
    for (const { of, features } of this.#phrases) {
      let sum = 0;
      for (const [feature, weight] of asked) sum += weight * (features.get(feature) ?? 0);
      if (sum > 0) all.set(of, [...(all.get(of) ?? []), sum]);
    }
    const best = (sums: number[]): number =>
      sums
        .sort((a, b) => b - a)
        .slice(0, 3)
        .reduce((sum, one, i) => sum + NEXT_BEST[i]! * one, 0);
    return new Map([...all].map(([of, sums]) => [of, best(sums)]));
  }

  #featuresOf(text: string): Features {
    const features: Features = new Map();
    const add = (feature: string, weight: number): void => void features.set(feature, Math.max(weight, features.get(feature) ?? 0));
    let before = '';
    for (const { word } of this.#terms.words(text)) {
      const stem = this.#terms.stem(word);
      const isEmpty = this.#terms.isEmpty(word);
      const weight = isEmpty ? EMPTY : 1;
      add(stem, STEM * weight);
      add(`${before} ${stem}`, PAIR * weight);
      before = stem;
      if (NUMBER.test(word)) add('#', STEM);
      if (isEmpty) continue;
      for (const other of this.#terms.alike(word)) add(other, ALIKE);
      const grams = `_${word}_`;
      for (let i = 0; i + GRAM_LENGTH <= grams.length; i++) add(`*${grams.slice(i, i + GRAM_LENGTH)}`, GRAM / Math.sqrt(word.length));
    }
    return features;
  }

  /** Weighted, and of length 1. */
  #weighted(features: Features): Features {
    const weighted = [...features].flatMap(([feature, weight]) => {
      const own = this.#weights.get(feature);
      return own === undefined ? [] : [[feature, weight * own] as const];
    });
    const length = Math.hypot(...weighted.map(([, weight]) => weight));
    return new Map(weighted.map(([feature, weight]) => [feature, weight / (length || 1)]));
  }
}
