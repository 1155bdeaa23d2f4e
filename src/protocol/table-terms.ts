/** The vocabulary of what the people of a table agree on (docs/decisions/0014-clocks-and-consent.md). */

/** How a clock counts. `decision`: a race ridden in one go; `day`: a race over days, where nobody counts as missing for being offline. */
export const CLOCKS = ['decision', 'day'] as const;

/** What happens to the seat of a missing person. `wait`: nothing; `bot`: a bot rides until the person returns; `vote`: the others may vote for a bot. */
export const ABSENCES = ['wait', 'bot', 'vote'] as const;

/** Weekdays off a rider may choose, so that everybody rides on most days of a week. */
export const MAX_WEEKDAYS_OFF = 3;
/** The length of one holiday. */
export const MAX_HOLIDAY_DAYS = 14;

/** Whether a value can be the name of a time zone in the IANA list, such as `Europe/Prague`. */
export const isZone = (value: unknown): value is string => typeof value === 'string' && /^[A-Za-z][\w+/-]{0,63}$/.test(value);
