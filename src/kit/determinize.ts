import type { Game, Seat } from './contract.ts';
import type { Random } from './random.ts';

/**
 * A position as it might be by all that `seat` may know, to be tried out: it hangs on what he sees and on `random` alone. Null where the game hides something and does not say how it might lie.
 * @param state as it is, or as anybody sees it who knows no less than `seat`; not changed
 */
export function determinize<C, S, A, E, V>(game: Game<C, S, A, E, V>, state: S, seat: Seat, random: Random): S | null {
  if (game.perfectInformation) return game.copy(state);
  return game.determinize?.(game.hide(state, seat), seat, random) ?? null;
}
