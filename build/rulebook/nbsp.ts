/** A space at which a line must not break. */
const NBSP = '\u00a0';
/** Czech lines do not end with a word of one letter. */
const ONE_LETTER = /(^|[\s(„*_])([aikosuvzAIKOSUVZ]) (?=\S)/gm;
const UNIT = /(\d) (?=km\/h|%)/g;

/** No-break spaces where a typesetter puts them: between a number and its unit, and in Czech between a one-letter word and what follows. */
export function withNbsp(text: string, language: string): string {
  const units = text.replaceAll(UNIT, `$1${NBSP}`);
  if (language !== 'cs') return units;
  // twice: of two such words in a row the first takes the space before the second
  return units.replaceAll(ONE_LETTER, `$1$2${NBSP}`).replaceAll(ONE_LETTER, `$1$2${NBSP}`);
}
