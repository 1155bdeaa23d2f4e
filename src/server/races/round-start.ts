import { applyEvents, type AdvanceQuestion, type AnyGame } from '../../kit/index.ts';
import { isHidden, type SeatEntry } from '../../table/index.ts';

/** More than any race has. */
const MAX_ENTRIES = 100_000;

/**
 * A number for the current round of questions that is the same at every process and after a restart, and different for every other round. It combines the number of entries
 * before the round with the number of take-backs. If no round is open, it counts all entries.
 * @param takenBack the number of take-backs so far
 */
export function roundStart(
  game: AnyGame,
  config: unknown,
  entries: readonly SeatEntry<unknown, unknown>[],
  kinds: readonly AdvanceQuestion[],
  takenBack: number,
): number {
  let state = game.hide(game.start(config), -2);
  const isOpen = (): boolean => game.turn(state) >= 0 && isHidden(kinds, game.pending(state).kind);
  let start: number | null = isOpen() ? 0 : null;
  for (const { n, events } of entries) {
    state = applyEvents(game, state, events);
    start = isOpen() ? (start ?? n) : null;
  }
  return takenBack * MAX_ENTRIES + (start ?? entries.length);
}
