import type { Seat } from '../../kit/index.ts';
import type { TableLine } from '../../table/index.ts';

/** Lines of the table after which a seat's tokens may have changed. */
const HAND_OVERS = ['handed', 'substitute', 'rides-again'];

/** The connections of each seat that check their token again when the seat gets another player. */
export interface HandOverListeners {
  /** @returns a function that removes the listener */
  add(seat: Seat, listener: () => void): () => void;
  /** Call when the table may have new lines. */
  refresh(): void;
}

/** @param lines of the table, as everyone sees them */
export function createHandOverListeners(lines: () => readonly TableLine[]): HandOverListeners {
  const listeners = new Map<Seat, Set<() => void>>();
  const handOvers = (): readonly TableLine[] => lines().filter(({ what }) => HAND_OVERS.includes(what));
  let before = JSON.stringify(handOvers());
  return {
    add(seat, listener) {
      const known = listeners.get(seat) ?? new Set();
      listeners.set(seat, known.add(listener));
      return () => void known.delete(listener);
    },
    refresh() {
      const now = JSON.stringify(handOvers());
      if (now === before) return;
      before = now;
      for (const { seat } of handOvers()) for (const listener of [...(listeners.get(seat) ?? [])]) listener();
    },
  };
}
