import type { ABSENCES, CLOCKS } from '../../protocol/index.ts';
import type { Driver } from './driver.ts';

export interface ClockTerms {
  readonly per: (typeof CLOCKS)[number];
  /** For each decision, in milliseconds. */
  readonly limit: number;
}

export interface AbsenceTerms {
  readonly does: (typeof ABSENCES)[number];
  /** Who would ride for him. */
  readonly bot: Driver;
}

/** What a table agreed on before the start; it holds for the whole race (docs/decisions/0014-clocks-and-consent.md). */
export interface Terms {
  /** Null: nobody is hurried. */
  readonly clock: ClockTerms | null;
  readonly absence: AbsenceTerms;
}

/** Where nobody is hurried: so long after the line was lost. */
const WITHOUT_CLOCK = 60_000;
const MOST_IN_ONE_GO = 30_000;
const SHARE_OF_DAYS = 12;
const SHARE_LEFT = 4;
const DAY = 86_400_000;

/** So much of a long clock is left when whoever is asked is told that it runs out: a quarter, a day at most. Milliseconds; null: such a clock is not warned of. */
export const warningOf = ({ clock }: Terms): number | null => (clock?.per === 'day' ? Math.min(clock.limit / SHARE_LEFT, DAY) : null);

/** How long after the warning it is still waited for a person who is missed, in milliseconds. */
export function graceOf({ clock }: Terms): number {
  if (clock === null) return WITHOUT_CLOCK;
  return clock.per === 'day' ? Math.ceil(clock.limit / SHARE_OF_DAYS) : Math.min(clock.limit, MOST_IN_ONE_GO);
}
