/**
 * Limits on the size of a race. Checks of set-ups admit no race whose record could exceed them, and readers of
 * records accept everything up to them. The unit is UTF-16 code units (JavaScript's string length).
 */

/**
 * Length of a record. Sixteen riders who crawl through thirty Tours one space at a time and ask for the lead in
 * every turn write 75 million.
 */
export const MAX_RECORD_LENGTH = 128_000_000;

/**
 * Length of one line of a record. A text inside a set-up stands on one line, with line ends and quotation marks
 * escaped.
 */
export const MAX_RECORD_LINE_LENGTH = 600_000;

/** Length of a set-up as JSON in a record. */
export const MAX_SETUP_LENGTH = 4_000_000;
