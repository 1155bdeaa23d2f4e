/** Formats a number for a sentence, with a true minus sign instead of a hyphen. */
export const withMinusSign = (value: number): number | string => (value < 0 ? `−${-value}` : value);
