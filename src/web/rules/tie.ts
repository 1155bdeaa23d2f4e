/** A space at which a line must not break. */
const TIED = '\u00a0';
/** Czech lines do not end with a word of one letter. (No look-behind: older phones cannot read it.) */
const ONE_LETTER = /(^|[\s(„*_])([aikosuvzAIKOSUVZ]) (?=\S)/gm;
const UNIT = /(\d) (?=km\/h|%)/g;

/** Keeps together what a typesetter keeps together: numbers with their units, and in Czech one-letter words with what follows. */
export function tie(text: string, language: string): string {
  const units = text.replaceAll(UNIT, `$1${TIED}`);
  if (language !== 'cs') return units;
  // twice: of two such words in a row the first takes the space before the second
  return units.replaceAll(ONE_LETTER, `$1$2${TIED}`).replaceAll(ONE_LETTER, `$1$2${TIED}`);
}
