import {
  ausreisser as game,
  handSize,
  leaderOf,
  minutesOf,
  phaseOf,
  riderAsked,
  tempoOf,
  type Action,
  type State,
} from '../../games/ausreisser/index.ts';
import { expert, MediumRider } from '../../bots/ausreisser/index.ts';
import { valueAt } from '../curve.ts';
import type { Evaluation } from '../evaluation.ts';
import { chancesAtEnd, chancesToWin } from '../chances.ts';
import { compareChoice, spends } from './compare.ts';
import { differenceOf } from './difference.ts';
import { settledValue } from './settle.ts';
import { partOfStage } from './features.ts';
import { EVALUATION_WEIGHTS } from './weights.ts';

const unchecked = game.unchecked!;
const medium = new MediumRider();

/** The leader, the tempo, the distances and the hands, which every position of a finished race shows. */
function moved(before: State, now: State): boolean {
  if (leaderOf(before) !== leaderOf(now) || tempoOf(before) !== tempoOf(now)) return true;
  for (let seat = 0; seat < before.config.riderCount; seat++)
    if (minutesOf(before, seat) !== minutesOf(now, seat) || handSize(before, seat) !== handSize(now, seat)) return true;
  return false;
}

export const evaluation: Evaluation<State, Action> = {
  version: 5,
  value: (s, _, into) => {
    settledValue(s, into);
  },
  winChances(s, points) {
    if (phaseOf(s) === 'over') return chancesAtEnd(game.standings(s));
    const { spread } = EVALUATION_WEIGHTS[s.config.riderCount]!;
    const { stage, stages } = game.progress(s);
    const now = valueAt(spread, partOfStage(s));
    return chancesToWin(points, Math.sqrt(now * now + (stages - stage) * spread[0]! * spread[0]!));
  },
  compare: compareChoice,
  spends: (_, action) => spends(action),
  rolloutMove: (s) => medium.choose(s, unchecked.options(s)),
  moved,
  why(s, action, chosen) {
    const seen = game.hide(s, riderAsked(s));
    const reason = expert.explain!(seen, game.choices(seen), action);
    // every mistake already says that imagined races are the reason
    return reason === null || reason.code === 'imagined' ? differenceOf(action, chosen) : reason;
  },
  kind(s, { type }) {
    if (phaseOf(s) === 'hill') return 'hill';
    if (type !== 'lay') return 'other';
    const rider = riderAsked(s);
    return leaderOf(s) === rider ? 'tempo' : minutesOf(s, rider) > 0 ? 'dropped' : 'bunch';
  },
  // every seat is one rider, so its name identifies the rider
  rider: () => null,
};
