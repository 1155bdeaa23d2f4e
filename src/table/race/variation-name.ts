/** Characters of a variation's name. */
export const MAX_VARIATION_NAME = 80;

/** Control characters, half characters, and everything that counts as the end of a line somewhere. */
const NO_LINE = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u;

/** Whether a text is one line; '' is. */
export const isVariationName = (text: string): boolean => text.length <= MAX_VARIATION_NAME && !NO_LINE.test(text);

/** A typed text as such a name. */
export const variationName = (typed: string): string =>
  [...typed]
    .map((sign) => (NO_LINE.test(sign) ? ' ' : sign))
    .join('')
    .slice(0, MAX_VARIATION_NAME)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim();
