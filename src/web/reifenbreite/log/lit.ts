import type { Drawing } from '../../../board-art/index.ts';
import type { RiderNumber } from '../../../games/reifenbreite/index.ts';
import type { LogEvent } from '../../../table/index.ts';
import type { Spot } from '../draw/marks.ts';
import { ridersOf } from './kinds.ts';

/** What of the board a line of the log tells of: lit up while somebody points at the line. */
export interface Lit {
  readonly riders: ReadonlySet<RiderNumber>;
  readonly spaces: readonly Spot[];
}

export const NOTHING_LIT: Lit = { riders: new Set(), spaces: [] };

/** A space comes with its lap where a course leads over it twice: `B4.2@2`. */
const withoutLap = (name: string): string => name.split('@')[0]!;

export function litBy(event: LogEvent, drawing: Drawing): Lit {
  const names = Object.values(event.facts).flatMap((fact) => (typeof fact === 'string' ? [withoutLap(fact)] : []));
  return {
    riders: new Set(ridersOf(event)),
    spaces: drawing.spaces.filter(({ name }) => names.includes(name)),
  };
}
