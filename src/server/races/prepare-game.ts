import { setImmediate as nextTurn } from 'node:timers/promises';
import type { AnyGame, Content } from '../../kit/index.ts';

/** Compiles what a set-up names, so that opening its race does not hold up all others: a tour may have 30 own courses, and each takes some milliseconds. */
export async function prepareGame(game: AnyGame, setup: unknown, content: Content): Promise<void> {
  const steps = game.prepare?.(setup, content)[Symbol.iterator]();
  while (steps !== undefined && steps.next().done !== true) await nextTurn();
}
