import type { Seat } from '../../kit/index.ts';
import { findListedLay, phaseOf } from './choices.ts';
import { withoutEvents } from './effects.ts';
import { workingCopyOf } from './working-copy.ts';
import { copyState, F, get, type State } from './state.ts';
import { layHill } from './rules/hill.ts';
import { judge, type TurnResult, type JudgedRider } from './rules/judge.ts';
import { layCards, openTurn, speedLaid, judgedRider } from './rules/turn.ts';
import type { CardKind, Minutes, Speed, Tempo } from './vocabulary.ts';

/** What a rider's cards would bring. */
export interface Forecast {
  readonly speed: Speed;
  readonly result: TurnResult;
  /** Minutes after it, and how many more that is than now (less than 0: given back). */
  readonly minutes: Minutes;
  readonly change: Minutes;
  /** What the speed is judged against: the tempo as a hill among these very cards leaves it (DA 4.1); 0 where they open a stage. */
  readonly tempo: Tempo;
  readonly road: JudgedRider['road'];
}

/**
 * What a rider's cards would bring if they were laid as things stand (DA 3): in his turn with the headwinds that lie already; out of turn as if
 * his turn began now, so that the winds in his hand lie with them (DA 4.3) and the leader has no hill over him (DA 4.1). No card still to be
 * drawn counts. Nothing is judged here: the rules ride the turn on a working copy.
 * @param cards one speed card, spurts, perhaps a hill, in any order
 * @returns null where nothing can be said: they may not be laid together, or there is no tempo yet
 */
export function forecast(s: State, rider: Seat, cards: readonly CardKind[]): Forecast | null {
  const phase = phaseOf(s);
  if (phase === 'over' || (get(s, F.tempo) === 0 && rider !== get(s, F.leader))) return null;
  const play = withoutEvents(workingCopyOf(s));
  const isHisTurn = rider === get(s, F.rider) && (phase === 'draw' || phase === 'discard' || phase === 'lay');
  if (!isHisTurn) openTurn(play, rider);
  const lay = findListedLay(play.s, rider, cards);
  if (lay === null) return null;
  layCards(play, lay.cards);
  const judged = judgedRider(play.s);
  const speed = speedLaid(play.s);
  const { result, minutes } = judge(judged, speed);
  return { speed, result, minutes, change: minutes - judged.minutes, tempo: judged.tempo, road: judged.road };
}

/** The position with a hill that a rider who holds one lays out of turn: for forecasts of what it would do. */
export function copyWithHill(s: State, rider: Seat): State {
  const hilly = copyState(s);
  layHill(withoutEvents(hilly), rider, 'out-of-turn');
  return hilly;
}
