import {
  managerOfRider,
  phaseOf,
  placeOf,
  reifenbreite as game,
  RIDER_COUNT,
  riderAsked,
  riderNumber,
  riderOnTurn,
  type Action,
  type State,
} from '../../games/reifenbreite/index.ts';
import { differenceOf, reasonFor, rolloutChoice } from '../../bots/reifenbreite/judging/index.ts';
import { chancesAtEnd, linkedChances } from '../chances.ts';
import { valueAt } from '../curve.ts';
import type { Evaluation, WinChances } from '../evaluation.ts';
import { compareChoice, spends } from './compare.ts';
import { partOfStage } from './expected-points.ts';
import { settledValue } from './settle.ts';
import { EVALUATION_WEIGHTS } from './weights.ts';
import { WIN_LINK } from './win-weights.ts';

const ASKED: ReadonlySet<string> = new Set(['answer', 'follow']);
/** The kind of decision of an action. */
const KINDS: Readonly<Partial<Record<Action['type'], string>>> = {
  dice: 'dice',
  cards: 'cards',
  car: 'car',
  swap: 'lead',
  ask: 'lead',
  agree: 'lead',
  refuse: 'lead',
  move: 'move',
  follow: 'follow',
  stay: 'follow',
};
const OF_NO_SEAT: ReadonlySet<string> = new Set(['start-roll', 'place', 'verdict', 'over']);

export const evaluation: Evaluation<State, Action> = {
  version: 6,
  value: settledValue,
  winChances,
  compare: compareChoice,
  spends: (_, action) => spends(action),
  rolloutMove: rolloutChoice,
  moved,
  why(s, action, chosen) {
    const choices = game.choices(s);
    const reason = reasonFor(s, choices, action);
    return reason?.code === reasonFor(s, choices, chosen)?.code ? (differenceOf(s, action, chosen) ?? reason) : reason;
  },
  kind: (_, { type }) => KINDS[type] ?? 'other',
  rider(s) {
    const phase = phaseOf(s);
    if (OF_NO_SEAT.has(phase)) return null;
    const rider = ASKED.has(phase) ? riderAsked(s) : riderOnTurn(s);
    return { seat: managerOfRider(s.config, rider), rider: riderNumber(rider) };
  },
};

function moved(before: State, now: State): boolean {
  for (let rider = 0; rider < RIDER_COUNT; rider++) if (placeOf(before, rider) !== placeOf(now, rider)) return true;
  return false;
}

/** The part of the current stage that is over, and the number of stages after it. */
function partsLeft(s: State): { readonly now: number; readonly later: number } {
  const { stage, stages } = game.progress(s);
  const phase = phaseOf(s);
  return { now: phase === 'start-roll' || phase === 'place' ? 0 : Math.max(0, partOfStage(s)), later: stages - stage };
}

function winChances(s: State, points: ArrayLike<number>): WinChances {
  if (phaseOf(s) === 'over') return chancesAtEnd(game.standings(s));
  const { stages } = game.progress(s);
  const { spread, ofStages } = EVALUATION_WEIGHTS;
  // the errors of a seat's teams are correlated; a stage race counts the best rider once more for each stage (UR 17)
  const { setup, table } = s.config;
  const unit = (stages === 1 ? 1 : 1 + ofStages * stages) * Math.sqrt(table.length / setup.managers.length);
  const { now, later } = partsLeft(s);
  const error = unit * Math.sqrt(valueAt(spread, now) ** 2 + later * spread[0]! ** 2);
  const { steepness, evenShare } = setup.rules.cheating ? WIN_LINK.photos : WIN_LINK.plain;
  return { win: linkedChances(points, error, valueAt(steepness, now), valueAt(evenShare, now)), spread: error };
}
