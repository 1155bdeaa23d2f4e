import type { Seat } from '../../kit/index.ts';
import { findListedLay, phaseOf } from './choices.ts';
import { withoutEvents } from './effects.ts';
import { workingCopyOf } from './working-copy.ts';
import { copyState, F, get, type State } from './state.ts';
import { layHill } from './rules/hill.ts';
import { judge, type TurnResult, type JudgedRider } from './rules/judge.ts';
import { layCards, openTurn, speedLaid, judgedRider } from './rules/turn.ts';
import type { CardKind, Minutes, Speed, Tempo } from './vocabulary.ts';

/** The result that a rider's cards would have. */
export interface Forecast {
  readonly speed: Speed;
  readonly result: TurnResult;
  /** Minutes afterwards, and the difference from now (negative if the rider gains time). */
  readonly minutes: Minutes;
  readonly change: Minutes;
  /** The tempo that the speed is compared with, after a hill among these cards (DA 4.1); 0 if they open a stage. */
  readonly tempo: Tempo;
  readonly road: JudgedRider['road'];
}

/**
 * Computes the result of laying cards in the present position (DA 3). In the rider's own turn the headwinds already
 * on the table count. Otherwise the forecast assumes that the rider's turn begins now, so the headwinds in hand
 * count (DA 4.3) and the leader is free of the hill (DA 4.1). Cards still to be drawn do not count. The rules
 * themselves play the turn on a working copy.
 * @param cards one speed card, any spurts and at most one hill, in any order
 * @returns null if the cards may not be laid together or there is no tempo yet
 */
export function forecast(s: State, rider: Seat, cards: readonly CardKind[]): Forecast | null {
  if (phaseOf(s) === 'over' || (get(s, F.tempo) === 0 && rider !== get(s, F.leader))) return null;
  const play = withoutEvents(workingCopyOf(s));
  const isHisTurn = rider === get(s, F.rider) && get(s, F.card) < 0 && get(s, F.turn) > 0;
  if (!isHisTurn) openTurn(play, rider);
  const lay = findListedLay(play.s, rider, cards);
  if (lay === null) return null;
  layCards(play, lay.cards);
  const judged = judgedRider(play.s);
  const speed = speedLaid(play.s);
  const { result, minutes } = judge(judged, speed);
  return { speed, result, minutes, change: minutes - judged.minutes, tempo: judged.tempo, road: judged.road };
}

/** A copy of the position in which a rider who holds a hill has laid it out of turn, for forecasts of its effect. */
export function copyWithHill(s: State, rider: Seat): State {
  const copy = copyState(s);
  layHill(withoutEvents(copy), rider, 'out-of-turn');
  return copy;
}
