/**
 * Estimates how many turns a stage has left, from public information (DA 7). Every turn draws one card, and one
 * more for each special that leaves a hand (DA 3 and 4). The speeds do not matter, because a card is a kilometre.
 */
import { HAND_DEALT, HILL, SPURT, WIND } from './cards.ts';
import { phaseOf } from './choices.ts';
import { F, forgottenBy, get, riderValue, onPile, R, type State } from './state.ts';

/** Turns that will still begin in this stage, after the present one. */
export interface TurnsToGo {
  readonly least: number;
  readonly most: number;
}

/** Returns null before the first turn of a stage and when the game is over. */
export function turnsToGo(s: State): TurnsToGo | null {
  const phase = phaseOf(s);
  if (phase === 'lead' || phase === 'deal' || phase === 'over') return null;
  const { deck, riderCount } = s.config;
  const riders = Array.from({ length: riderCount }, (_, r) => r);
  // cards that the present turn still draws are not available to the next
  const drawing = phase === 'draw' || phase === 'spurt' || phase === 'refill' ? get(s, F.cards) : 0;
  const stock = Math.max(0, get(s, F.stock) - drawing);
  const hidden = [SPURT, HILL, WIND].reduce(
    (sum, kind) => sum + deck[kind]! - riders.reduce((open, rider) => open + onPile(s, rider, kind), 0),
    0,
  );
  // a hand is one card short after a hill out of turn (DA 4.1)
  const missing = riders.reduce(
    (sum, rider) => sum + (rider === get(s, F.rider) ? 0 : Math.max(0, HAND_DEALT - forgottenBy(s, rider) - riderValue(s, R.hand, rider))),
    0,
  );
  // a rider who forgets to draw plays a card of his hand
  const unplayed = s.config.setup.drawing === 'by-hand' ? riders.reduce((sum, rider) => sum + riderValue(s, R.hand, rider), 0) : 0;
  return { least: Math.max(0, stock - hidden - missing), most: stock + unplayed };
}
