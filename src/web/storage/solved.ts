import * as v from 'valibot';
import { recall, remember } from '../lib/storage.ts';
import { noteDay } from './puzzle-day.ts';

/** Which puzzles of a game were tried in this browser. Only the first try counts, because it reveals the solution. */
export interface Solved {
  /** By name; whether the first try was right. */
  readonly tried: Readonly<Record<string, boolean>>;
  /** Days, by number, on which the puzzle of the day was solved. */
  readonly days: readonly number[];
}

const NOTHING: Solved = { tried: {}, days: [] };
/** More than there are puzzles, and years of days. */
const MAX_SOLVED = 100_000;
const schema = v.object({
  tried: v.pipe(
    v.record(v.pipe(v.string(), v.maxLength(80)), v.boolean()),
    v.check((tried) => Object.keys(tried).length < MAX_SOLVED),
  ),
  days: v.pipe(v.array(v.pipe(v.number(), v.integer())), v.maxLength(MAX_SOLVED)),
});

const keyOf = (game: string): string => `puzzles.${game}`;

/** Stored text can be anything. */
export function solvedOf(game: string): Solved {
  try {
    const read = v.safeParse(schema, JSON.parse(recall(keyOf(game)) ?? 'null'));
    return read.success ? read.output : NOTHING;
  } catch {
    return NOTHING;
  }
}

/** Records a first try. @param day whose puzzle it is; null if it is not a puzzle of the day */
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

/** Days in a row up to today. Today's puzzle does not end the streak while it is untried. */
export function streakOf({ days }: Solved, today: number): number {
  let day = days.includes(today) ? today : today - 1;
  let streak = 0;
  for (; days.includes(day); day--) streak++;
  return streak;
}
