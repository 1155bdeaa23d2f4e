/** Letters of scripts that are written from right to left. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** A name that stands in a sentence as it is: one that is read from the right would take the numbers and full stops beside it along. Others are left alone, and so is one that is kept apart already. */
export const isolated = (name: string): string => (RIGHT_TO_LEFT.test(name) && !name.startsWith('\u2068') ? `\u2068${name}\u2069` : name);
