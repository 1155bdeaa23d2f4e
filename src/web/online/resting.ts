import type { Seat } from '../../kit/index.ts';
import * as v from 'valibot';
import { forget, recall, remember } from '../lib/storage.ts';

/**
 * How far a race was when the player chose not to be asked before the next turn. Kept in the browser because a page that is loaded
 * anew would otherwise ask again, and show the player's hand to anyone who looks.
 */
export interface RestStart {
  readonly entries: number;
  /** How often something had been taken back. */
  readonly takenBack: number;
}

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const schema = v.object({ entries: count, takenBack: count });
const keyOf = (race: string, seat: Seat): string => `online.${race}.resting.${seat}`;

/** @param start null: the seat may be asked again */
export function saveRest(race: string, seat: Seat, start: RestStart | null): void {
  if (start === null) forget(keyOf(race, seat));
  else remember(keyOf(race, seat), JSON.stringify({ entries: start.entries, takenBack: start.takenBack }));
}

/** Null: the seat may be asked. */
export function loadRest(race: string, seat: Seat): RestStart | null {
  try {
    return v.parse(schema, JSON.parse(recall(keyOf(race, seat)) ?? 'null'));
  } catch {
    return null;
  }
}
