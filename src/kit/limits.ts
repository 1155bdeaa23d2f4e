/**
 * How long a race may be, once for all: whoever checks a set-up admits no race whose record could become longer, whoever reads records reads all of that
 * length. Units are UTF-16 code units, JavaScript's characters.
 */

/** A record at most. Sixteen riders who crawl through thirty Tours space by space, asking for the lead at every turn, write 75 million. */
export const MAX_RECORD_LENGTH = 128_000_000;

/** A line of a record at most; a text inside a set-up stands on one line, with its line ends and quotation marks escaped. */
export const MAX_RECORD_LINE_LENGTH = 600_000;

/** A set-up at most, as the JSON in a record. */
export const MAX_SETUP_LENGTH = 4_000_000;
