/**
 * Reading a position: what bots, pages, the command line and scenarios may ask of a state. Where a number lies is `state.ts`'s own business. All of it is cheap
 * and none of it changes anything. -1 stands for *none* wherever a rider may be missing.
 */
import { F, get, riderValue, R, type State } from './state.ts';
import type { Minutes, Rider, Tempo } from './vocabulary.ts';

export { phaseOf } from './choices.ts';
export { forecast, copyWithHill } from './forecast.ts';
export { handIsKnown, hillsOpen, fillHiddenHands, inHand, inStock, onPile } from './state.ts';

/** Whose turn it is; between turns, whose turn was the last. */
export const riderOnTurn = (s: State): Rider => get(s, F.rider);
/** Who decides or draws now: in his turn, or asked out of turn for a hill. */
export const riderAsked = (s: State): Rider => get(s, F.actor);
/** Who wears the yellow jersey. */
export const leaderOf = (s: State): Rider => get(s, F.leader);
/** km/h; 0 before the first card of a stage. */
export const tempoOf = (s: State): Tempo => get(s, F.tempo);
/** Whether a hill lies (DA 4.1). */
export const hillLies = (s: State): boolean => get(s, F.hill) === 1;
/** Headwinds lying with the turn's card (DA 4.3). */
export const windsLying = (s: State): number => get(s, F.winds);
/** Whether a rider has laid a card in this stage. */
export const hasRidden = (s: State, rider: Rider): boolean => riderValue(s, R.lastCard, rider) >= 0;
/** Cards in the stock: the kilometres to go. */
export const stockSize = (s: State): number => get(s, F.stock);
/** Cards in a rider's hand, whether or not they are known. */
export const handSize = (s: State, rider: Rider): number => riderValue(s, R.hand, rider);
/** Minutes behind the bunch; 0 in it. */
export const minutesOf = (s: State, rider: Rider): Minutes => riderValue(s, R.minutes, rider);
