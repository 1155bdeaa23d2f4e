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

/** What may come of a way of making points, before anything is rolled. The rules play every case through; nothing here knows one of them. */

/** How a case ends: with a move of some spaces, or without one. */
export type CaseEnd = 'moves' | 'dismounted' | 'blocked' | 'stopped' | 'fell';

export interface Case {
  readonly end: CaseEnd;
  /** Spaces he may ride; 0 where he does not. */
  readonly points: MovePoints;
  /** Nobody may follow. */
  readonly alone: boolean;
  /** A chance card has come. */
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

interface Told {
  readonly end: CaseEnd | null;
  readonly card: boolean;
}

/** All cases of an action of the rider whose turn it is; shares add up to 1. */
export function casesOf(state: State, action: Action): readonly Case[] {
  const cases: Case[] = [];
  play(state, reifenbreite.turn(state), action, 1, { end: null, card: false }, cases);
  return merged(cases);
}

function play(before: State, seat: Seat, action: Action, share: number, told: Told, cases: Case[]): void {
  const imagined = previewAction(reifenbreite, before, seat, action);
  if (!imagined.ok) return;
  const { state } = imagined;
  let { end, card } = told;
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
  // which energy card comes back or is lost changes no points: the first will do
  if (kind === 'take' || kind === 'give') play(state, reifenbreite.turn(state), reifenbreite.choices(state)[0]!, share, next, cases);
  else cases.push({ end: 'moves', points: kind === 'move' ? pointsToRide(state) : 0, alone, card, share, state });
}

/** Chance's answers with their shares; those that cannot differ in points as one: dice by their sum, photo cards all. */
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

/** One column of the picture of what may come. */
export interface Column {
  readonly points: MovePoints;
  readonly share: number;
  /** Of it, with the help of a chance card. */
  readonly byCard: number;
}

export interface Odds {
  readonly cases: readonly Case[];
  /** For each number of spaces, from 0 (does not ride) to the most. */
  readonly columns: readonly Column[];
  /** Spaces on average; who does not ride counts 0. */
  readonly mean: number;
  /** A chance card comes. */
  readonly card: number;
  /** He does not move in this round, by end. */
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

/** At least so many spaces. */
export const shareFrom = ({ columns }: Odds, points: MovePoints): number =>
  sum(columns.filter((column) => column.points >= points && column.points > 0).map(({ share }) => share));

/** How often something comes, as people say it: whole percents, never 0 or 100 for what may come or fail. */
export function percent(share: number): number {
  if (share <= 1e-9 || share >= 1 - 1e-9) return share < 0.5 ? 0 : 100;
  return Math.min(99, Math.max(1, Math.round(share * 100)));
}
