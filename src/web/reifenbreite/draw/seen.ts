import type { ChanceKind, Points, RiderNumber } from '../../../games/reifenbreite/index.ts';
import type { LogEvent } from '../../../table/index.ts';
import { isMove } from '../log/kinds.ts';
import type { RiderMark } from './marks.ts';

/** What of the last step is shown large: dice as they fell, a chance card as it was drawn, points as they came. */

export interface Thrown {
  readonly key: string;
  /** Null at the start roll. */
  readonly rider: RiderNumber | null;
  readonly dice: readonly number[];
  /** With cards or car; null at the start roll. */
  readonly total: number | null;
}

export interface Seen {
  readonly thrown: Thrown | null;
  readonly card: { readonly key: string; readonly rider: RiderNumber; readonly kind: ChanceKind } | null;
  readonly points: ReadonlyMap<RiderNumber, Points>;
  /** Who has just fallen, with how many before him. */
  readonly falls: ReadonlyMap<RiderNumber, number>;
}

/** Kinds of events that begin something else: what came before them is no longer news. */
const BEGINS: readonly string[] = ['turn-began', 'round-began', 'race-began'];
/** Of a stretch that was skipped points are not shown one over the other. */
const MANY = 12;

export function seenOf(recent: readonly LogEvent[]): Seen {
  const last = recent.at(-1);
  // a turn that has just begun is the end of the news, not their beginning
  const news = recent.slice(recent.findLastIndex(({ type, n }) => BEGINS.includes(type) && n !== last?.n) + 1);
  const roll = news.findLast(({ type }) => type === 'rolled' || type === 'start-rolled');
  const drawn = news.findLast(({ type }) => type === 'chance-drawn');
  const points = new Map<RiderNumber, Points>();
  if (recent.length <= MANY)
    for (const { type, facts } of recent)
      if (type === 'sprinted' || type === 'finished' || type === 'jersey-scored') {
        const rider = Number(facts['rider']);
        points.set(rider, (points.get(rider) ?? 0) + Number(facts['points']));
      }
  const fallen = recent.filter(({ type }) => type === 'fell').map(({ facts }) => Number(facts['rider']));
  return {
    falls: new Map(fallen.map((rider, before) => [rider, before])),
    thrown: roll
      ? {
          key: `${roll.n}.${roll.index}`,
          rider: roll.type === 'rolled' ? Number(roll.facts['rider']) : null,
          dice: roll.facts['dice'] as readonly number[],
          total: roll.type === 'rolled' ? Number(roll.facts['total']) : null,
        }
      : null,
    card: drawn ? { key: `${drawn.n}.${drawn.index}`, rider: Number(drawn.facts['rider']), kind: drawn.facts['card'] as ChanceKind } : null,
    points,
  };
}

/**
 * The dice stay while he rides by them and others follow him: a turn is seen as one.
 * @param before what was seen of the step before
 */
export function inOneFlow(now: Seen, before: Seen | null, recent: readonly LogEvent[]): Seen {
  const { thrown, card } = before ?? {};
  if (now.thrown !== null || !thrown) return now;
  const rides = recent.filter(isMove);
  const isHis = rides.length > 0 && rides.every(({ type, facts }) => type === 'followed' || facts['rider'] === thrown.rider);
  return isHis ? { ...now, thrown, card: now.card ?? card ?? null } : now;
}

/** Whoever has just fallen lies there until the next step, also where a new round has set everybody up again. */
export const lying = (riders: readonly RiderMark[], falls: Seen['falls']): readonly RiderMark[] =>
  falls.size === 0 ? riders : riders.map((mark) => (falls.has(mark.number) ? { ...mark, posture: 'fell' } : mark));
