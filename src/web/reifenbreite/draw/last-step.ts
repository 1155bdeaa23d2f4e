import type { ChanceKind, EventType, Points, RiderNumber } from '../../../games/reifenbreite/index.ts';
import { isMove } from '../log/kinds.ts';
import type { RaceEvent } from '../race-session.ts';
import type { RiderMark } from './marks.ts';

/** What of the last step is drawn large: the dice roll, the chance card, the points. */

export interface DiceRoll {
  /** Names this roll among all of the race. */
  readonly key: string;
  /** Null at the start roll. */
  readonly rider: RiderNumber | null;
  readonly dice: readonly number[];
  /** With cards or car. Null at the start roll. */
  readonly total: number | null;
}

export interface LastStep {
  readonly roll: DiceRoll | null;
  readonly card: { readonly key: string; readonly rider: RiderNumber; readonly kind: ChanceKind } | null;
  readonly points: ReadonlyMap<RiderNumber, Points>;
  /** Riders who have just fallen, with the number of those who fell before each. */
  readonly falls: ReadonlyMap<RiderNumber, number>;
}

/** Events after which dice and cards of before are no longer shown. */
const BEGINNINGS: readonly EventType[] = ['turn-began', 'round-began', 'race-began'];
/** The points of a skipped stretch with more events are not drawn: they would lie one over the other. */
const MAX_EVENTS_WITH_POINTS = 12;

export function lastStepOf(recent: readonly RaceEvent[]): LastStep {
  const last = recent.at(-1);
  // the beginning of a turn in the last entry ends the step
  const step = recent.slice(recent.findLastIndex(({ named, n }) => BEGINNINGS.includes(named.type) && n !== last?.n) + 1);
  const points = new Map<RiderNumber, Points>();
  if (recent.length <= MAX_EVENTS_WITH_POINTS)
    for (const { named } of recent)
      if (named.type === 'sprinted' || named.type === 'finished' || named.type === 'jersey-scored')
        points.set(named.rider, (points.get(named.rider) ?? 0) + named.points);
  const fallen = recent.flatMap(({ named }) => (named.type === 'fell' ? [named.rider] : []));
  return {
    falls: new Map(fallen.map((rider, before) => [rider, before])),
    roll: step.flatMap(rollsOf).at(-1) ?? null,
    card: step.flatMap(cardsOf).at(-1) ?? null,
    points,
  };
}

const keyOf = ({ n, index }: RaceEvent): string => `${n}.${index}`;

function rollsOf(event: RaceEvent): readonly DiceRoll[] {
  const { named } = event;
  const key = keyOf(event);
  if (named.type === 'rolled') return [{ key, rider: named.rider, dice: named.dice, total: named.total }];
  return named.type === 'start-rolled' ? [{ key, rider: null, dice: named.dice, total: null }] : [];
}

function cardsOf(event: RaceEvent): readonly NonNullable<LastStep['card']>[] {
  const { named } = event;
  return named.type === 'chance-drawn' ? [{ key: keyOf(event), rider: named.rider, kind: named.card }] : [];
}

/**
 * The last step with the dice of the step before it while the rider moves by them and others follow, so that a turn is shown as one.
 * @param before the step before
 */
export function keepDiceWhileMoving(now: LastStep, before: LastStep | null, recent: readonly RaceEvent[]): LastStep {
  const { roll, card } = before ?? {};
  if (now.roll !== null || !roll) return now;
  const moves = recent.filter(isMove);
  const areOfRoll = moves.length > 0 && moves.every(({ named }) => named.type !== 'moved' || named.rider === roll.rider);
  return areOfRoll ? { ...now, roll, card: now.card ?? card ?? null } : now;
}

/** Riders who have just fallen are drawn on the ground until the next step, even where a new round has put them back on their bicycles. */
export const withFalls = (riders: readonly RiderMark[], falls: LastStep['falls']): readonly RiderMark[] =>
  falls.size === 0 ? riders : riders.map((mark) => (falls.has(mark.number) ? { ...mark, posture: 'fell' } : mark));
