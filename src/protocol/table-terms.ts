/** Terms that the players of a table agree on (docs/decisions/0014-clocks-and-consent.md). */

/** How a clock counts. `decision`: a race played in one sitting; `day`: a race over days, where players who are offline do not count as missing. */
export const CLOCKS = ['decision', 'day'] as const;

/** What happens to the seat of a missing person. `wait`: nothing; `bot`: a bot plays until the person returns; `vote`: the others may vote for a bot. */
export const ABSENCES = ['wait', 'bot', 'vote'] as const;

/** Weekdays off a player may choose. All players play on most days of a week. */
export const MAX_WEEKDAYS_OFF = 3;
/** The length of one holiday. */
export const MAX_HOLIDAY_DAYS = 14;

/** Whether a value can be the name of a time zone in the IANA list, such as `Europe/Prague`. */
export const isZone = (value: unknown): value is string => typeof value === 'string' && /^[A-Za-z][\w+/-]{0,63}$/.test(value);
