/** Text as a search reads it: upper and lower case and marks over letters do not matter. */

/** Nothing of it would be changed. */
const PLAIN = /^[a-z0-9+.]*$/;

function fold(word: string): string {
  const small = word.toLowerCase();
  return PLAIN.test(small) ? small : small.replaceAll('ß', 'ss').normalize('NFD').replaceAll(/\p{M}/gu, '');
}

/** `+4` and `5.4b` are words too; marks may stand behind their letters. */
const WORD = /\+?[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:\.\p{N}+\p{L}?)*/gu;

/** A word of a text without case and marks, and where it stands in the text as it is: from its first letter to behind its last. */
export interface Word {
  readonly word: string;
  readonly from: number;
  readonly to: number;
}

export const wordsIn = (text: string): Word[] =>
  [...text.matchAll(WORD)].map(({ 0: word, index }) => ({ word: fold(word), from: index, to: index + word.length }));
