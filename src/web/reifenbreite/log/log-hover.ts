import type { Drawing } from '../../../board-art/index.ts';
import type { NamedEvent, RiderNumber, SpaceName } from '../../../games/reifenbreite/index.ts';
import type { Spot } from '../draw/marks.ts';
import type { RaceEvent } from '../race-session.ts';
import { ridersOf } from './kinds.ts';

/** Riders and spaces that a line of the log is about: the board highlights them while the pointer is on the line. */
export interface LogHover {
  readonly riders: ReadonlySet<RiderNumber>;
  readonly spaces: readonly Spot[];
}

export const NO_HOVER: LogHover = { riders: new Set(), spaces: [] };

function spacesOf(named: NamedEvent): readonly (SpaceName | null)[] {
  switch (named.type) {
    case 'placed':
      return [named.at];
    case 'due':
    case 'returned':
      return [named.to];
    case 'moved':
    case 'followed':
      return [named.from, named.to];
    case 'lead-changed':
      return [named.riderTo, named.leaderTo];
    default:
      return [];
  }
}

/** A course that leads over a space twice names it with the lap, `B4.2@2`. The drawing has it once. */
const withoutLap = (name: SpaceName): string => name.split('@')[0]!;

export function hoverOf(event: RaceEvent, drawing: Drawing): LogHover {
  const names = spacesOf(event.named).flatMap((name) => (name === null ? [] : [withoutLap(name)]));
  return {
    riders: new Set(ridersOf(event)),
    spaces: drawing.spaces.filter(({ name }) => names.includes(name)),
  };
}
