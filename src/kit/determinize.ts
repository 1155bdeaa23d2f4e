import type { Game, Seat } from './contract.ts';
import type { Random } from './random.ts';

/**
 * Samples a position that is consistent with what `seat` may know, for analysis. The result depends only on what
 * the seat sees and on `random`. Null if the game hides information and cannot sample it.
 * @param state the full state, or the state as seen by a viewer who knows at least as much as `seat`; not changed
 */
export function determinize<C, S, A, E, V>(game: Game<C, S, A, E, V>, state: S, seat: Seat, random: Random): S | null {
  if (game.perfectInformation) return game.copy(state);
  return game.determinize?.(game.hide(state, seat), seat, random) ?? null;
}
