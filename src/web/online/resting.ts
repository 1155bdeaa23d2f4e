import type { Seat } from '../../kit/index.ts';
import * as v from 'valibot';
import { forget, recall, remember } from '../lib/storage.ts';

/**
 * How far a race was when somebody at this browser wanted to be asked nothing more out of turn. It outlives the page: loaded anew it would show his hand to whoever looks, and ask
 * what he does not want to be asked.
 */
export interface Since {
  readonly entries: number;
  /** How often something had been taken back. */
  readonly takenBack: number;
}

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const schema = v.object({ seat: count, entries: count, takenBack: count });
const keyOf = (race: string): string => `online.${race}.resting`;

/** @param since null: he may be asked again */
export function keepResting(race: string, seat: Seat, since: Since | null): void {
  if (since === null) forget(keyOf(race));
  else remember(keyOf(race), JSON.stringify({ seat, entries: since.entries, takenBack: since.takenBack }));
}

/** Null: he rests from nothing. */
export function restingOf(race: string, seat: Seat): Since | null {
  try {
    const { seat: kept, entries, takenBack } = v.parse(schema, JSON.parse(recall(keyOf(race)) ?? 'null'));
    return kept === seat ? { entries, takenBack } : null;
  } catch {
    return null;
  }
}
