export { checkDaysHere, startDayThread, type DayChecker } from './day-thread.ts';
export { createDayTables, type DayTables } from './day-tables.ts';
export { createShortLinks, type ShortLinks } from './short-links.ts';
