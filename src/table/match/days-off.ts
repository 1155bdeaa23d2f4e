import type { Refusal, Seat } from '../../kit/index.ts';
import { refusal } from '../../kit/index.ts';

/** Days on which a rider's clock stands still, in a race with a clock for days (docs/decisions/0014-clocks-and-agreement.md). Everybody at the table may know them. */
export interface DaysOff {
  readonly seat: Seat;
  /** Every week: 0 is Sunday, 6 Saturday; rising. */
  readonly weekdays: readonly number[];
  /** Minutes east of Greenwich, by which these days begin and end. */
  readonly offset: number;
  /** When the weekdays were chosen last, in milliseconds since 1970; null: never. */
  readonly chosen: number | null;
  /** In milliseconds since 1970, `until` not in it; in order. */
  readonly holidays: readonly { readonly from: number; readonly until: number }[];
}

const MINUTE = 60_000;
const DAY = 86_400_000;
const DAYS_A_WEEK = 7;
/** 1 January 1970 was one. */
const THURSDAY = 4;

/** On most days of a week everybody rides. */
export const MOST_WEEKDAYS = 3;
/** Of one holiday, and of all of a race, in days. */
export const LONGEST_HOLIDAY = 14;
export const MOST_HOLIDAY = 28;
/** There are time zones from -12 to +14 hours. */
export const MOST_OFFSET = 14 * 60;

/** What he wishes: his weekdays, or a holiday from now on; of 0 days: it is over. */
export type DaysOffWish =
  | { readonly do: 'days-off'; readonly weekdays: readonly number[]; readonly offset: number }
  | { readonly do: 'holiday'; readonly days: number };

export const isWeekdays = (list: unknown): list is readonly number[] =>
  Array.isArray(list) &&
  list.length <= MOST_WEEKDAYS &&
  list.every((day, i) => Number.isInteger(day) && day >= 0 && day < DAYS_A_WEEK && (i === 0 || day > list[i - 1]));
export const isOffset = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && Math.abs(value) <= MOST_OFFSET;
export const isHoliday = (days: unknown): days is number =>
  typeof days === 'number' && Number.isInteger(days) && days >= 0 && days <= LONGEST_HOLIDAY;

const none = (seat: Seat): DaysOff => ({ seat, weekdays: [], offset: 0, chosen: null, holidays: [] });
export const daysOffOf = (all: readonly DaysOff[], seat: Seat): DaysOff => all.find((each) => each.seat === seat) ?? none(seat);

/** Whether somebody is on holiday. */
export const isAway = ({ holidays }: DaysOff, now: number): boolean => holidays.some(({ from, until }) => from <= now && now < until);

/** Why a wish is not granted; null: it is. Codes: `table-days-off` (no such days, or too many in this race), `table-days-off-again` (weekdays are chosen once in seven days). */
export function whyNoDaysOff(known: DaysOff, wish: DaysOffWish, now: number): Refusal | null {
  if (wish.do === 'days-off') {
    if (!isWeekdays(wish.weekdays) || !isOffset(wish.offset)) return refusal('table-days-off', '', { most: MOST_WEEKDAYS });
    // or whoever is pressed would make every day one
    const again = known.chosen !== null && now < known.chosen + DAYS_A_WEEK * DAY;
    return again ? refusal('table-days-off-again', '') : null;
  }
  const used = known.holidays.reduce((sum, { from, until }) => sum + until - from, 0);
  const fits = isHoliday(wish.days) && used + wish.days * DAY <= MOST_HOLIDAY * DAY;
  return fits && (wish.days === 0) === isAway(known, now) ? null : refusal('table-days-off', '', { most: MOST_HOLIDAY });
}

/** The days off of all after a wish that was granted at `now`. */
export function withDaysOff(all: readonly DaysOff[], seat: Seat, wish: DaysOffWish, now: number): readonly DaysOff[] {
  const known = daysOffOf(all, seat);
  const others = all.filter((each) => each.seat !== seat);
  if (wish.do === 'days-off') return [...others, { ...known, weekdays: wish.weekdays, offset: wish.offset, chosen: now }];
  const { holidays } = known;
  const next =
    wish.days === 0
      ? holidays.map((each) => (each.from <= now && now < each.until ? { ...each, until: now } : each))
      : [...holidays, { from: now, until: now + wish.days * DAY }];
  return [...others, { ...known, holidays: next }];
}

/** When so much of his time has passed, begun at `from`; milliseconds. */
export function afterDaysOff(from: number, length: number, { weekdays, offset, holidays }: DaysOff): number {
  let [at, left] = [from, length];
  for (;;) {
    const holiday = holidays.find((each) => each.from <= at && at < each.until);
    if (holiday !== undefined) {
      at = holiday.until;
      continue;
    }
    const local = at + offset * MINUTE;
    const midnight = (Math.floor(local / DAY) + 1) * DAY - offset * MINUTE;
    const next = Math.min(midnight, ...holidays.map((each) => each.from).filter((begin) => begin > at));
    const isOff = weekdays.includes((Math.floor(local / DAY) + THURSDAY) % DAYS_A_WEEK);
    if (!isOff && at + left <= next) return at + left;
    if (!isOff) left -= next - at;
    at = next;
  }
}
