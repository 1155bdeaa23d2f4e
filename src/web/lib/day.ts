/** The day of a time in the reader's time zone, `2026-11-27`, as Swedish dates are written. */
export const dayOf = (time: number): string => new Intl.DateTimeFormat('sv').format(time);
