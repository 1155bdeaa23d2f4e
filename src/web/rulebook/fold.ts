/** Normalizes text for the search: letter case and diacritics do not matter. */

/** Matches text that normalization does not change. */
const PLAIN = /^[a-z0-9+.]*$/;

function fold(word: string): string {
  const small = word.toLowerCase();
  return PLAIN.test(small) ? small : small.replaceAll('ß', 'ss').normalize('NFD').replaceAll(/\p{M}/gu, '');
}

/** `+4` and `5.4b` are words, too; combining marks may follow their letters. */
const WORD = /\+?[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:\.\p{N}+\p{L}?)*/gu;

/** A normalized word and its range in the original text. */
export interface Word {
  readonly word: string;
  readonly from: number;
  readonly to: number;
}

export const wordsIn = (text: string): Word[] =>
  [...text.matchAll(WORD)].map(({ 0: word, index }) => ({ word: fold(word), from: index, to: index + word.length }));
