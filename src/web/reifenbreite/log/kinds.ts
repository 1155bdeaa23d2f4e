import {
  RIDER_COUNT,
  riderNumber,
  type EventType,
  type NamedEvent,
  type RiderNumber,
  type RiderView,
  type View,
} from '../../../games/reifenbreite/index.ts';
import type { RaceEvent } from '../race-session.ts';

/** What an event is to a spectator: the landmarks of a race that is watched, the highlights of one that is played. */

const KIND_OF = {
  'round-began': 'round',
  sprinted: 'sprint',
  fell: 'fall',
  dismounted: 'dismounted',
  'card-lost': 'card-lost',
  'lead-changed': 'lead',
  jersey: 'jersey',
  photographed: 'photo',
  finished: 'finish',
  disqualified: 'out',
  'race-ended': 'race',
} as const satisfies Partial<Record<EventType, string>>;
export type Kind = (typeof KIND_OF)[keyof typeof KIND_OF] | 'breakaway';

/** Null where a spectator need not look. */
export function kindOf({ named }: RaceEvent): Kind | null {
  if (named.type === 'played-cards') return named.breakaway ? 'breakaway' : null;
  return Object.hasOwn(KIND_OF, named.type) ? KIND_OF[named.type as keyof typeof KIND_OF] : null;
}

/** Events that only say what is asked next, or what another line of the log says. */
const NOT_IN_LOG: readonly EventType[] = ['due', 'turn-began', 'taken-off', 'chose-dice', 'race-began', 'crossed'];

/** Whether the log has a line for the event. */
export const isTold = ({ named }: RaceEvent): boolean => isNamedTold(named);

export function isNamedTold(named: NamedEvent): boolean {
  if (named.type === 'total') return named.change !== 0;
  return !NOT_IN_LOG.includes(named.type);
}

/** Whether a rider moves on the board. Every other event leads to a move, or is shown with it. */
export const isMove = ({ named }: RaceEvent): boolean => named.type === 'moved' || named.type === 'followed';

export const NUMBERS: readonly RiderNumber[] = Array.from({ length: RIDER_COUNT }, (_, rider) => riderNumber(rider));

/** The riders an event is about; a rider who is asked for the lead is not one of them. */
function ridersNamed({ named }: RaceEvent): readonly (RiderNumber | null)[] {
  switch (named.type) {
    case 'fell':
      return [named.rider, named.by];
    case 'lead-changed':
    case 'followed':
    case 'stayed':
      return [named.rider, named.leader];
    case 'jersey':
      return [named.from, named.to];
    default:
      return 'rider' in named ? [named.rider] : [];
  }
}

/** The riders an event is about, in the order of their numbers. */
export function ridersOf(event: RaceEvent): readonly RiderNumber[] {
  const named = ridersNamed(event);
  return NUMBERS.filter((number) => named.includes(number));
}

/** Whether an event is about a rider. */
export const isAbout = (event: RaceEvent, rider: RiderNumber): boolean => ridersNamed(event).includes(rider);

/** The parts of a view that say which stretch of the course each rider is on. */
export interface OnStretches extends Pick<View, 'lines'> {
  readonly riders: readonly Pick<RiderView, 'rider' | 'linesCrossed'>[];
}

/**
 * The first rider comes onto the last stretch, over the last line before the finish. Null where no rider did, or one is there already.
 * @param race after the step
 */
export function firstOnLastStretch(recent: readonly RaceEvent[], { riders, lines }: OnStretches): RaceEvent | null {
  const last = lines.length - 1;
  const crossed = recent.flatMap((event) => (event.named.type === 'crossed' && event.named.line.number === last ? [event] : []));
  const crossing = crossed.flatMap(ridersOf);
  const isFirst = riders.every(({ rider, linesCrossed }) => linesCrossed < last || crossing.includes(rider));
  return isFirst ? (crossed[0] ?? null) : null;
}
