/** What stays of a word at least, behind an ending of one letter and behind a longer one. */
const LEAST = [3, 4] as const;

/**
 * A word cut to what its forms have in common: not its true stem, only the same for most of its forms. Endings are cut as long as there are any:
 * `rolled`, `rolling` and `rolls` are all `rol`.
 *
 * @param endings of a language, folded, the longest first
 */
export function stemOf(word: string, endings: readonly string[]): string {
  const stem = single(word);
  const ending = endings.find((one) => stem.endsWith(one) && stem.length - one.length >= LEAST[one.length === 1 ? 0 : 1]);
  return ending === undefined ? stem : stemOf(stem.slice(0, -ending.length), endings);
}

/** Two equal letters at the end are one: `winn`, of `winner`, is `win`. */
const single = (word: string): string => word.replace(/(\p{L})\1$/u, '$1');
