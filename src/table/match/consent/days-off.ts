import type { Refusal, Seat } from '../../../kit/index.ts';
import { refusal } from '../../../kit/index.ts';
import { MAX_HOLIDAY_DAYS, MAX_WEEKDAYS_OFF } from '../../../protocol/index.ts';

/** The days on which a player's clock stands still, in a race with a clock for days (docs/decisions/0014-clocks-and-consent.md). Everyone at the table may know them. */
export interface DaysOff {
  readonly seat: Seat;
  /** In every week, in rising order; 0 is Sunday, 6 Saturday. */
  readonly weekdays: readonly number[];
  /** Minutes east of Greenwich when they were chosen. These days begin and end by it where the zone is not known. */
  readonly offset: number;
  /** The time zone by which they begin and end, by its IANA name (`Europe/Prague`); left out: the offset alone. A secret of the seat. */
  readonly zone?: string;
  /** When the weekdays were last chosen, in milliseconds since 1970; null: never. */
  readonly chosen: number | null;
  /** In order; from `from` up to but without `until`, in milliseconds since 1970. */
  readonly holidays: readonly { readonly from: number; readonly until: number }[];
}

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const DAYS_A_WEEK = 7;
/** The weekday of 1 January 1970. */
const THURSDAY = 4;

/** Days of all holidays of a race. */
export const MAX_ALL_HOLIDAYS_DAYS = 28;
/** Minutes; there are time zones from -12 to +14 hours. */
export const MAX_OFFSET_MINUTES = 14 * 60;

/** How many minutes east of Greenwich a time zone is at a moment (milliseconds since 1970); null: no zone of this name is known. Passed in, because this layer has no time of its own. */
export type OffsetAt = (zone: string, at: number) => number | null;
const NO_ZONES: OffsetAt = () => null;

/** What a player asks for: weekdays, or a holiday of `days` days from now on; 0: the holiday is over. */
export type DaysOffWish =
  | { readonly do: 'days-off'; readonly weekdays: readonly number[]; readonly offset: number; readonly zone?: string }
  | { readonly do: 'holiday'; readonly days: number };

export const isWeekdays = (list: unknown): list is readonly number[] =>
  Array.isArray(list) &&
  list.length <= MAX_WEEKDAYS_OFF &&
  list.every((day, i) => Number.isInteger(day) && day >= 0 && day < DAYS_A_WEEK && (i === 0 || day > list[i - 1]));
export const isOffset = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && Math.abs(value) <= MAX_OFFSET_MINUTES;
export const isHoliday = (days: unknown): days is number =>
  typeof days === 'number' && Number.isInteger(days) && days >= 0 && days <= MAX_HOLIDAY_DAYS;

const none = (seat: Seat): DaysOff => ({ seat, weekdays: [], offset: 0, chosen: null, holidays: [] });
export const daysOffOf = (all: readonly DaysOff[], seat: Seat): DaysOff => all.find((each) => each.seat === seat) ?? none(seat);

/** Whether the player is on holiday. */
export const isOnHoliday = ({ holidays }: DaysOff, now: number): boolean => holidays.some(({ from, until }) => from <= now && now < until);

/** Why a wish is refused; null: it is not. Codes: `table-days-off` (no such days, or too many in this race), `table-days-off-again` (weekdays can be chosen once in seven days). */
export function whyNoDaysOff(known: DaysOff, wish: DaysOffWish, now: number): Refusal | null {
  if (wish.do === 'days-off') {
    if (!isWeekdays(wish.weekdays) || !isOffset(wish.offset)) return refusal('table-days-off', '', { most: MAX_WEEKDAYS_OFF });
    // Else a player who is short of time could make every day a day off.
    const again = known.chosen !== null && now < known.chosen + DAYS_A_WEEK * DAY_MS;
    return again ? refusal('table-days-off-again', '') : null;
  }
  const used = known.holidays.reduce((sum, { from, until }) => sum + until - from, 0);
  const fits = isHoliday(wish.days) && used + wish.days * DAY_MS <= MAX_ALL_HOLIDAYS_DAYS * DAY_MS;
  return fits && (wish.days === 0) === isOnHoliday(known, now) ? null : refusal('table-days-off', '', { most: MAX_ALL_HOLIDAYS_DAYS });
}

/** The days off of all seats after a wish that was granted at `now`. */
export function withDaysOff(all: readonly DaysOff[], seat: Seat, wish: DaysOffWish, now: number): readonly DaysOff[] {
  const known = daysOffOf(all, seat);
  const others = all.filter((each) => each.seat !== seat);
  const { holidays } = known;
  if (wish.do === 'days-off') {
    const { weekdays, offset, zone } = wish;
    return [...others, { seat, weekdays, offset, ...(zone === undefined ? {} : { zone }), chosen: now, holidays }];
  }
  const next =
    wish.days === 0
      ? holidays.map((each) => (each.from <= now && now < each.until ? { ...each, until: now } : each))
      : [...holidays, { from: now, until: now + wish.days * DAY_MS }];
  return [...others, { ...known, holidays: next }];
}

/** When `length` milliseconds of the player's time have passed, counted from `from`; milliseconds since 1970. */
export function afterDaysOff(from: number, length: number, daysOff: DaysOff, offsetAt: OffsetAt = NO_ZONES): number {
  const { weekdays, holidays } = daysOff;
  let [at, left] = [from, length];
  for (;;) {
    const holiday = holidays.find((each) => each.from <= at && at < each.until);
    if (holiday !== undefined) {
      at = holiday.until;
      continue;
    }
    const day = weekdays.length > 0 ? localDay(at, daysOff, offsetAt) : { isOff: false, ends: Infinity };
    const next = Math.min(day.ends, ...holidays.map((each) => each.from).filter((begin) => begin > at));
    if (!day.isOff && at + left <= next) return at + left;
    if (!day.isOff) left -= next - at;
    at = next;
  }
}

/** The day at a moment where the player lives: whether it is a day off, and when the next day begins. A day on which clocks are changed is an hour shorter or longer. */
function localDay(at: number, { weekdays, offset, zone }: DaysOff, offsetAt: OffsetAt): { readonly isOff: boolean; readonly ends: number } {
  const eastOf = (moment: number): number => ((zone === undefined ? null : offsetAt(zone, moment)) ?? offset) * MINUTE_MS;
  const east = eastOf(at);
  const day = Math.floor((at + east) / DAY_MS);
  const isOff = weekdays.includes((day + THURSDAY) % DAYS_A_WEEK);
  const midnight = (day + 1) * DAY_MS;
  const then = eastOf(midnight - east);
  // Where clocks skip midnight the next day begins with the change.
  const ends = midnight - (eastOf(midnight - then) === then ? then : east);
  return { isOff, ends: ends > at ? ends : midnight - east };
}
