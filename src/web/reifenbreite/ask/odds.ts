import {
  phaseOf,
  pointsToRide,
  reifenbreite,
  type Action,
  type Event,
  type State,
  type MovePoints,
} from '../../../games/reifenbreite/index.ts';
import { CHANCE, previewAction, type Outcome, type Seat } from '../../../kit/index.ts';

/** The odds of a way of making points, before the dice. Every case is played through by the rules. */

/** How a case ends: with a move of some spaces, or without one. */
export type CaseEnd = 'moves' | 'dismounted' | 'blocked' | 'stopped' | 'fell';

export interface Case {
  readonly end: CaseEnd;
  /** Spaces the rider may move; 0 where he does not move. */
  readonly points: MovePoints;
  /** Whether following is forbidden. */
  readonly alone: boolean;
  /** Whether a chance card was drawn. */
  readonly card: boolean;
  /** Of all cases, 0 to 1. */
  readonly share: number;
  /** The position it leads to. */
  readonly state: State;
}

const ENDS: Readonly<Partial<Record<Event['type'], CaseEnd>>> = {
  dismounted: 'dismounted',
  blocked: 'blocked',
  stopped: 'stopped',
  fell: 'fell',
};

interface CaseSoFar {
  readonly end: CaseEnd | null;
  readonly card: boolean;
}

/** All cases of an action of the rider whose turn it is; shares add up to 1. */
export function casesOf(state: State, action: Action): readonly Case[] {
  const cases: Case[] = [];
  play(state, reifenbreite.turn(state), action, 1, { end: null, card: false }, cases);
  return merged(cases);
}

function play(before: State, seat: Seat, action: Action, share: number, soFar: CaseSoFar, cases: Case[]): void {
  const imagined = previewAction(reifenbreite, before, seat, action);
  if (!imagined.ok) return;
  const { state } = imagined;
  let { end, card } = soFar;
  let alone = false;
  for (const event of imagined.events) {
    end ??= ENDS[event.type] ?? null;
    card ||= event.type === 'chance-drawn';
    if (event.type === 'total') alone = event.alone;
  }
  const next = { end, card };
  if (end !== null) {
    cases.push({ end, points: 0, alone: false, card, share, state });
    return;
  }
  if (reifenbreite.turn(state) === CHANCE) {
    for (const { action: answer, weight } of distinct(state)) play(state, CHANCE, answer, share * weight, next, cases);
    return;
  }
  const kind = phaseOf(state);
  // the energy card taken or lost does not change the points, so one choice stands for all
  if (kind === 'take' || kind === 'give') play(state, reifenbreite.turn(state), reifenbreite.choices(state)[0]!, share, next, cases);
  else cases.push({ end: 'moves', points: kind === 'move' ? pointsToRide(state) : 0, alone, card, share, state });
}

/** The outcomes of chance with their shares. Outcomes that give the same points count as one: dice by their sum, photo cards all together. */
function distinct(state: State): readonly Outcome<Action>[] {
  const photo = phaseOf(state) === 'photo';
  const found = new Map<string, Outcome<Action>>();
  let all = 0;
  for (const { action, weight } of reifenbreite.outcomes(state)) {
    const key = photo ? '' : action.type === 'roll' ? String(sum(action.dice)) : JSON.stringify(action);
    found.set(key, { action, weight: weight + (found.get(key)?.weight ?? 0) });
    all += weight;
  }
  return [...found.values()].map(({ action, weight }) => ({ action, weight: weight / all }));
}

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

function merged(cases: readonly Case[]): readonly Case[] {
  const found = new Map<string, Case>();
  for (const one of cases) {
    const key = `${one.end} ${one.points} ${one.alone} ${one.card}`;
    found.set(key, { ...one, share: one.share + (found.get(key)?.share ?? 0) });
  }
  return [...found.values()].sort((a, b) => a.points - b.points);
}

/** One column of the chart of odds. */
export interface Column {
  readonly points: MovePoints;
  readonly share: number;
  /** The part of `share` in which a chance card was drawn. */
  readonly byCard: number;
}

export interface Odds {
  readonly cases: readonly Case[];
  /** For each number of spaces, from 0 (no move) to the most. */
  readonly columns: readonly Column[];
  /** Spaces on average; no move counts 0. */
  readonly mean: number;
  /** How often a chance card is drawn, 0 to 1. */
  readonly card: number;
  /** How often the rider does not move in this round, 0 to 1, by the reason. */
  readonly stays: Readonly<Record<Exclude<CaseEnd, 'moves'>, number>>;
}

export function oddsOf(state: State, action: Action): Odds {
  const cases = casesOf(state, action);
  const most = Math.max(0, ...cases.map(({ points }) => points));
  const of = (test: (one: Case) => boolean): number => sum(cases.filter(test).map(({ share }) => share));
  return {
    cases,
    columns: Array.from({ length: most + 1 }, (_, points) => ({
      points,
      share: of((one) => one.points === points),
      byCard: of((one) => one.points === points && one.card),
    })),
    mean: sum(cases.map(({ points, share }) => points * share)),
    card: of(({ card }) => card),
    stays: {
      dismounted: of(({ end }) => end === 'dismounted'),
      blocked: of(({ end }) => end === 'blocked'),
      stopped: of(({ end }) => end === 'stopped'),
      fell: of(({ end }) => end === 'fell'),
    },
  };
}

/** How often the rider may move at least `points` spaces, 0 to 1. */
export const shareFrom = ({ columns }: Odds, points: MovePoints): number =>
  sum(columns.filter((column) => column.points >= points && column.points > 0).map(({ share }) => share));

/** A share in whole percents: 0 and 100 only for what is impossible or certain. */
export function percent(share: number): number {
  if (share <= 1e-9 || share >= 1 - 1e-9) return share < 0.5 ? 0 : 100;
  return Math.min(99, Math.max(1, Math.round(share * 100)));
}
