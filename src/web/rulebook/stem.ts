/** The minimum length of a stem, before an ending of one letter and before a longer one. */
const MIN_STEM_LENGTHS = [3, 4] as const;

/**
 * Cuts a word to a stem that most of its forms share. It is not the linguistic stem. Endings are cut repeatedly: `rolled`, `rolling` and
 * `rolls` all become `rol`.
 * @param endings of a language, normalized, the longest first
 * @param fleeting endings of two letters that lose the first one
 */
export function stemOf(word: string, endings: readonly string[], fleeting: readonly string[] = []): string {
  const stem = single(word);
  if (stem.length > MIN_STEM_LENGTHS[1] && fleeting.some((one) => stem.endsWith(one))) return stem.slice(0, -2) + stem.at(-1)!;
  const ending = endings.find((one) => stem.endsWith(one) && stem.length - one.length >= MIN_STEM_LENGTHS[one.length === 1 ? 0 : 1]);
  return ending === undefined ? stem : stemOf(stem.slice(0, -ending.length), endings, fleeting);
}

/** Two equal letters at the end become one: `winn`, of `winner`, is `win`. */
const single = (word: string): string => word.replace(/(\p{L})\1$/u, '$1');
