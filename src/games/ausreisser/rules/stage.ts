/** DA 2, 5 and 6: start and end of a stage, end of the game. */
import type { FinalRank } from '../../../kit/index.ts';
import { HAND_DEALT } from '../cards.ts';
import { MAX_STAGES } from '../setup.ts';
import { F, get, riderValue, R, type State } from '../state.ts';
import { PHASE } from '../action.ts';
import { decisionDue, stageBegan, stageEnded, type Play } from '../effects.ts';
import type { StageIndex } from '../vocabulary.ts';

/** Shuffles all cards. They are dealt one by one, beginning with the leader, who also opens the stage. */
export function beginStage(play: Play, stage: StageIndex): void {
  const leader = get(play.s, F.leader);
  stageBegan(play, stage, leader);
  decisionDue(play, PHASE.deal, leader, HAND_DEALT);
}

/** DA 5: yellow scores 1, the others lose their minutes. */
export function scoreStage(play: Play): void {
  const { s } = play;
  const leader = get(s, F.leader);
  const points = s.config.setup.riders.map((_, r) => (r === leader ? 1 : 0 - riderValue(s, R.minutes, r)));
  stageEnded(play, get(s, F.stage), leader, points);
}

/** DA 5 and 6: scores the stage, then begins the next one or ends the game. */
export function endStage(play: Play): void {
  const { s } = play;
  const stage = get(s, F.stage);
  scoreStage(play);
  if (stage + 1 < s.config.setup.stages) beginStage(play, stage + 1);
  else decisionDue(play, PHASE.over, -1);
}

/** DA 6: ordered by total, then stage wins, then yellow after the last stage. Riders still level share the rank. */
export function standings(s: State): FinalRank[] {
  const leader = get(s, F.leader);
  // as one number, in which a point outweighs all wins, and a win the jersey
  const worth = s.config.setup.riders.map(
    (_, seat) => 2 * ((MAX_STAGES + 1) * riderValue(s, R.total, seat) + riderValue(s, R.wins, seat)) + (seat === leader ? 1 : 0),
  );
  return worth
    .map((own, seat) => ({ seat, rank: 1 + worth.filter((other) => other > own).length, points: riderValue(s, R.total, seat) }))
    .sort((a, b) => a.rank - b.rank || a.seat - b.seat);
}
