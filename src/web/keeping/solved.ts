import * as v from 'valibot';
import { recall, remember } from '../lib/storage.ts';
import { noteDay } from './puzzle-day.ts';

/** Which puzzles of a game were tried in this browser: at the first try, since whoever has seen the answer knows it. */
export interface Solved {
  /** By name; whether it was right. */
  readonly tried: Readonly<Record<string, boolean>>;
  /** Days, by their number, on which that day's puzzle was solved. */
  readonly days: readonly number[];
}

const NOTHING: Solved = { tried: {}, days: [] };
/** As many as there can be, and years of days. */
const MOST = 100_000;
const schema = v.object({
  tried: v.pipe(
    v.record(v.pipe(v.string(), v.maxLength(80)), v.boolean()),
    v.check((tried) => Object.keys(tried).length < MOST),
  ),
  days: v.pipe(v.array(v.pipe(v.number(), v.integer())), v.maxLength(MOST)),
});

const keyOf = (game: string): string => `puzzles.${game}`;

/** What was kept may be anything. */
export function solvedOf(game: string): Solved {
  try {
    const read = v.safeParse(schema, JSON.parse(recall(keyOf(game)) ?? 'null'));
    return read.success ? read.output : NOTHING;
  } catch {
    return NOTHING;
  }
}

/** Only the first try counts. @param day whose puzzle it is; null: no day's */
export function noteTry(game: string, name: string, { right, day }: { readonly right: boolean; readonly day: number | null }): Solved {
  const before = solvedOf(game);
  if (Object.hasOwn(before.tried, name)) return before;
  const after: Solved = {
    tried: { ...before.tried, [name]: right },
    days: right && day !== null && !before.days.includes(day) ? [...before.days, day] : before.days,
  };
  remember(keyOf(game), JSON.stringify(after));
  if (after.days !== before.days && day !== null) noteDay(game, day);
  return after;
}

/** Days in a row up to today; who has not tried today's yet has lost nothing. */
export function streakOf({ days }: Solved, today: number): number {
  let day = days.includes(today) ? today : today - 1;
  let streak = 0;
  for (; days.includes(day); day--) streak++;
  return streak;
}
