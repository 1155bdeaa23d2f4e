import { follow, type AdvanceQuestion, type AnyGame } from '../../kit/index.ts';
import { isHidden, type Told } from '../../table/index.ts';

/**
 * The number of entries after which the present round of questions was put: the name of its window, the same on every process and after a restart. Where none is open it
 * is the number of entries.
 */
export function roundStart(
  game: AnyGame,
  config: unknown,
  told: readonly Told<unknown, unknown>[],
  kinds: readonly AdvanceQuestion[],
): number {
  let state = game.hide(game.start(config), -2);
  const isOpen = (): boolean => game.turn(state) >= 0 && isHidden(kinds, game.pending(state).kind);
  let start: number | null = isOpen() ? 0 : null;
  for (const { n, events } of told) {
    state = follow(game, state, events);
    start = isOpen() ? (start ?? n) : null;
  }
  return start ?? told.length;
}
