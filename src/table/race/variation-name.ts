/** Characters of a variation's name at most. */
export const MAX_VARIATION_NAME = 80;

/** Control characters, halves of a character, and whatever somewhere counts as the end of a line. */
const NO_LINE = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u;

/** One line; '' too. */
export const isVariationName = (text: string): boolean => text.length <= MAX_VARIATION_NAME && !NO_LINE.test(text);

/** What somebody has typed as such a name. */
export const variationName = (typed: string): string =>
  [...typed]
    .map((sign) => (NO_LINE.test(sign) ? ' ' : sign))
    .join('')
    .slice(0, MAX_VARIATION_NAME)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim();
