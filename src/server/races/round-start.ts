import { applyEvents, type AdvanceQuestion, type AnyGame } from '../../kit/index.ts';
import { isHidden, type SeatEntry } from '../../table/index.ts';

/** More than there are in any race. */
const MAX_ENTRIES = 100_000;

/**
 * The name of the window of the present round of questions, the same on every process and after a restart: the number of entries after which it was put, and how often
 * something had been taken back, so that no other question has it. Where none is open, the number of entries stands in its place.
 * @param takenBack how often something has been taken back
 */
export function roundStart(
  game: AnyGame,
  config: unknown,
  told: readonly SeatEntry<unknown, unknown>[],
  kinds: readonly AdvanceQuestion[],
  takenBack: number,
): number {
  let state = game.hide(game.start(config), -2);
  const isOpen = (): boolean => game.turn(state) >= 0 && isHidden(kinds, game.pending(state).kind);
  let start: number | null = isOpen() ? 0 : null;
  for (const { n, events } of told) {
    state = applyEvents(game, state, events);
    start = isOpen() ? (start ?? n) : null;
  }
  return takenBack * MAX_ENTRIES + (start ?? told.length);
}
