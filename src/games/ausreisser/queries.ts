/**
 * Queries on a position for bots, pages, the command line and scenarios. The array layout stays private to
 * `state.ts`. All queries are cheap and change nothing. -1 means *none* where a rider may be missing.
 */
import { F, get, riderValue, R, type State } from './state.ts';
import type { Minutes, Rider, Tempo } from './vocabulary.ts';

export { phaseOf } from './choices.ts';
export { forecast, copyWithHill } from './forecast.ts';
export { handIsKnown, hillsOpen, fillHiddenHands, inHand, inStock, onPile } from './state.ts';

/** The rider whose turn it is; between turns, the rider of the last turn. */
export const riderOnTurn = (s: State): Rider => get(s, F.rider);
/** The rider who decides or draws now: in his own turn, or asked out of turn for a hill. */
export const riderAsked = (s: State): Rider => get(s, F.actor);
/** The rider in the yellow jersey. */
export const leaderOf = (s: State): Rider => get(s, F.leader);
/** In km/h; 0 before the first card of a stage. */
export const tempoOf = (s: State): Tempo => get(s, F.tempo);
/** Whether a hill is on the road (DA 4.1). */
export const hillLies = (s: State): boolean => get(s, F.hill) === 1;
/** Headwinds on the table with the turn's card (DA 4.3). */
export const windsLying = (s: State): number => get(s, F.winds);
/** Whether a rider has laid a card in this stage. */
export const hasRidden = (s: State, rider: Rider): boolean => riderValue(s, R.lastCard, rider) >= 0;
/** Cards in the stock, which are the kilometres to go. */
export const stockSize = (s: State): number => get(s, F.stock);
/** Cards in a rider's hand, known or not. */
export const handSize = (s: State, rider: Rider): number => riderValue(s, R.hand, rider);
/** Minutes behind the bunch; 0 in the bunch. */
export const minutesOf = (s: State, rider: Rider): Minutes => riderValue(s, R.minutes, rider);
