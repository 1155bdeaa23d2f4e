import { NO_SEAT, type Seat } from '../../kit/index.ts';
import type { ConsentDto } from '../../table/index.ts';

/** A race that its players agreed to pause or to end. */
export interface Standstill {
  readonly what: 'paused' | 'ended';
  /** Who had asked for it; NO_SEAT if the situation no longer says it. */
  readonly by: Seat;
  /** When it began, in milliseconds since 1970; null if that is not known. */
  readonly at: number | null;
}

/** Null: the race goes on. */
export function standstillOf(agreed: Pick<ConsentDto, 'paused' | 'ended' | 'lines'> | null): Standstill | null {
  if (!agreed?.paused && !agreed?.ended) return null;
  const what = agreed.ended ? 'ended' : 'paused';
  const line = agreed.lines.findLast((each) => each.what === what);
  return { what, by: line?.seat ?? NO_SEAT, at: line?.at ?? null };
}
