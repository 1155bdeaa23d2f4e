/**
 * How many turns a stage has left, by what everybody sees (DA 7): every turn draws one card, and one more for each special that goes out of a hand (DA 3 and 4). How
 * fast they ride does not matter: a card is a kilometre.
 */
import { HAND_DEALT, HILL, SPURT, WIND } from './cards.ts';
import { phaseOf } from './choices.ts';
import { F, get, riderValue, onPile, R, type State } from './state.ts';

/** Turns that still begin in this stage, after the present one. */
export interface TurnsToGo {
  readonly least: number;
  readonly most: number;
}

/** Null before the first turn of a stage and when all is over. */
export function turnsToGo(s: State): TurnsToGo | null {
  const phase = phaseOf(s);
  if (phase === 'lead' || phase === 'deal' || phase === 'over') return null;
  const { deck, riderCount } = s.config;
  const riders = Array.from({ length: riderCount }, (_, r) => r);
  // what the present turn still draws is gone when the next one begins
  const drawing = phase === 'draw' || phase === 'spurt' || phase === 'refill' ? get(s, F.cards) : 0;
  const most = Math.max(0, get(s, F.stock) - drawing);
  const hidden = [SPURT, HILL, WIND].reduce(
    (sum, kind) => sum + deck[kind]! - riders.reduce((open, rider) => open + onPile(s, rider, kind), 0),
    0,
  );
  // for a hill laid out of turn a card is still missing (DA 4.1)
  const missing = riders.reduce(
    (sum, rider) => sum + (rider === get(s, F.rider) ? 0 : Math.max(0, HAND_DEALT - riderValue(s, R.hand, rider))),
    0,
  );
  return { least: Math.max(0, most - hidden - missing), most };
}
