import type { ABSENCES, CLOCKS } from '../../../protocol/index.ts';
import type { Driver } from '../driver.ts';

export interface ClockTerms {
  readonly per: (typeof CLOCKS)[number];
  /** For each decision, in milliseconds. */
  readonly limit: number;
}

export interface AbsenceTerms {
  readonly does: (typeof ABSENCES)[number];
  /** The bot that would drive the seat. */
  readonly bot: Driver;
}

/** What a table agreed on before the start. It holds for the whole race (docs/decisions/0014-clocks-and-consent.md). */
export interface Terms {
  /** Null: there is no limit. */
  readonly clock: ClockTerms | null;
  readonly absence: AbsenceTerms;
}

/** After a person is missed in a race without a clock. */
const GRACE_WITHOUT_CLOCK_MS = 60_000;
/** After a person is missed in a race in one sitting, at most. */
const MAX_GRACE_MS = 30_000;
/** In a race of days the grace is the limit divided by this. */
const GRACE_DIVISOR = 12;
const WARNING_DIVISOR = 4;
const DAY_MS = 86_400_000;

/** How much of a clock of days is left when the person is warned, in milliseconds: a quarter, but at most a day. Null: there is no warning with such a clock. */
export const warningOf = ({ clock }: Terms): number | null =>
  clock?.per === 'day' ? Math.min(clock.limit / WARNING_DIVISOR, DAY_MS) : null;

/** How long the table waits for a person after he is missed, in milliseconds. */
export function graceOf({ clock }: Terms): number {
  if (clock === null) return GRACE_WITHOUT_CLOCK_MS;
  return clock.per === 'day' ? Math.ceil(clock.limit / GRACE_DIVISOR) : Math.min(clock.limit, MAX_GRACE_MS);
}
