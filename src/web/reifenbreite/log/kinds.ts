import { RIDER_COUNT, riderNumber, type RiderNumber, type RiderView, type View } from '../../../games/reifenbreite/index.ts';
import type { LogEvent } from '../../../table/index.ts';

/** What kind of thing an event is to those who look on: looked for where a race is watched, shown large where it is ridden. */

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
} as const;
export type Kind = (typeof KIND_OF)[keyof typeof KIND_OF] | 'breakaway';

/** Null: nothing to those who look on. */
export function kindOf({ type, facts }: LogEvent): Kind | null {
  if (type === 'played-cards') return facts['breakaway'] === true ? 'breakaway' : null;
  return Object.hasOwn(KIND_OF, type) ? KIND_OF[type as keyof typeof KIND_OF] : null;
}

/** Events that only say what is asked next, or what another line says already. */
const UNTOLD: readonly string[] = ['due', 'turn-began', 'taken-off', 'chose-dice', 'race-began'];

export function isTold({ type, facts }: LogEvent): boolean {
  if (type === 'total') return facts['alone'] === true || facts['change'] !== 0;
  return !UNTOLD.includes(type);
}

/** Somebody rides in the picture; all else leads to it, or is shown with it. */
export const isMove = ({ type }: LogEvent): boolean => type === 'moved' || type === 'followed';

export const NUMBERS: readonly RiderNumber[] = Array.from({ length: RIDER_COUNT }, (_, rider) => riderNumber(rider));
/** Where the facts of an event name riders. */
const NAMED = ['rider', 'by', 'leader', 'from', 'to'] as const;

/** Whom an event is about. */
export const ridersOf = ({ facts }: LogEvent): readonly RiderNumber[] =>
  NUMBERS.filter((number) => NAMED.some((name) => facts[name] === number));

/** @param rider by his number */
export const isAbout = ({ facts }: LogEvent, rider: RiderNumber): boolean => NAMED.some((name) => facts[name] === rider);

/** What of a race says who is on which stretch. */
export interface OnStretches extends Pick<View, 'lines'> {
  readonly riders: readonly Pick<RiderView, 'rider' | 'linesCrossed'>[];
}

/**
 * The first rider comes onto the last stretch, over the last line before the finish; null: nobody did, or somebody is there already.
 * @param race after it
 */
export function firstOnLastStretch(recent: readonly LogEvent[], { riders, lines }: OnStretches): LogEvent | null {
  const last = lines.length - 1;
  const crossed = recent.filter(({ type, facts }) => type === 'crossed' && Number.parseInt(String(facts['line'])) === last);
  const crossing = crossed.map(({ facts }) => facts['rider']);
  const isFirst = riders.every(({ rider, linesCrossed }) => linesCrossed < last || crossing.includes(rider));
  return isFirst ? (crossed[0] ?? null) : null;
}
