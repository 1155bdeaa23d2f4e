/** Letters of scripts that are written from right to left. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/**
 * Isolates a name for use in a sentence. A name written from right to left would otherwise reverse the numbers and
 * punctuation beside it. Other names, and names already isolated, stay as they are.
 */
export const isolated = (name: string): string => (RIGHT_TO_LEFT.test(name) && !name.startsWith('\u2068') ? `\u2068${name}\u2069` : name);
