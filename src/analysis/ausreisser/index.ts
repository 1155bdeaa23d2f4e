import { ausreisser as game, leaderOf, minutesOf, phaseOf, riderAsked, type Action, type State } from '../../games/ausreisser/index.ts';
import { expert } from '../../bots/ausreisser/index.ts';
import { valueAt } from '../curve.ts';
import type { Evaluation } from '../evaluation.ts';
import { chancesToWin } from '../chances.ts';
import { compareChoice } from './compare.ts';
import { settledValue } from './settle.ts';
import { partOfStage } from './looks.ts';
import { EVALUATION_WEIGHTS } from './weights.ts';

export const evaluation: Evaluation<State, Action> = {
  version: 1,
  value: (s, _, into) => {
    settledValue(s, into);
  },
  outlook(s, points) {
    if (phaseOf(s) === 'over') return chancesToWin(points, 0);
    const { spread } = EVALUATION_WEIGHTS[s.config.riderCount]!;
    const { stage, stages } = game.progress(s);
    const now = valueAt(spread, partOfStage(s));
    return chancesToWin(points, Math.sqrt(now * now + (stages - stage) * spread[0]! * spread[0]!));
  },
  compare: compareChoice,
  why(s, action) {
    const seen = game.hide(s, riderAsked(s));
    const reason = expert.explain!(seen, game.choices(seen), action);
    // that imagined races say so is told with every mistake
    return reason?.code === 'imagined' ? null : reason;
  },
  kind(s, { type }) {
    if (phaseOf(s) === 'hill') return 'hill';
    if (type !== 'lay') return 'other';
    const rider = riderAsked(s);
    return leaderOf(s) === rider ? 'tempo' : minutesOf(s, rider) > 0 ? 'dropped' : 'bunch';
  },
  // every seat is one rider: its name says who it is
  rider: () => null,
};
