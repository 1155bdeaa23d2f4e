import {
  managerOfRider,
  phaseOf,
  reifenbreite as game,
  riderAsked,
  riderNumber,
  riderOnTurn,
  type Action,
  type State,
} from '../../games/reifenbreite/index.ts';
import { reasonFor } from '../../bots/reifenbreite/index.ts';
import { valueAt } from '../curve.ts';
import type { Evaluation, Outlook } from '../evaluation.ts';
import { compareChoice } from './compare.ts';
import { partRidden } from './judged.ts';
import { settledValue } from './settle.ts';
import { EVALUATION_WEIGHTS } from './weights.ts';

const ASKED: ReadonlySet<string> = new Set(['answer', 'follow']);
const OF_NOBODY: ReadonlySet<string> = new Set(['start-roll', 'place', 'verdict', 'over']);

export const evaluation: Evaluation<State, Action> = {
  version: 1,
  value: settledValue,
  outlook,
  compare: compareChoice,
  why: (s, action) => reasonFor(s, game.choices(s), action),
  rider(s) {
    const phase = phaseOf(s);
    if (OF_NOBODY.has(phase)) return null;
    const rider = ASKED.has(phase) ? riderAsked(s) : riderOnTurn(s);
    return { seat: managerOfRider(s.config, rider), rider: riderNumber(rider) };
  },
};

/** How much of the whole race is ridden. */
function partOfAll(s: State): number {
  const { stage, stages } = game.progress(s);
  const phase = phaseOf(s);
  const part = phase === 'start-roll' || phase === 'place' ? 0 : Math.max(0, partRidden(s));
  return (stage - 1 + part) / stages;
}

function outlook(s: State, points: ArrayLike<number>): Outlook {
  const all = Array.from(points);
  const most = Math.max(...all);
  if (phaseOf(s) === 'over') {
    const winners = all.filter((one) => one === most).length;
    return { win: all.map((one) => (one === most ? 1 / winners : 0)), spread: 0 };
  }
  const { stages } = game.progress(s);
  const part = partOfAll(s);
  // a stage race counts its best rider once for every stage
  const unit = stages === 1 ? 1 : 2 * stages;
  const scale = unit * valueAt(EVALUATION_WEIGHTS.win, part);
  const shares = all.map((one) => Math.exp((one - most) / scale));
  const sum = shares.reduce((a, b) => a + b, 0);
  return { win: shares.map((share) => share / sum), spread: unit * valueAt(EVALUATION_WEIGHTS.spread, part) };
}
