import type { FinalRank, Seat } from '../../../kit/index.ts';
import type { ToldDifference } from './difference.ts';

/** A race as one of its players saw it. */

export interface Mine {
  /** Three at most. They compare the player with the winner; if the player won, with the runner-up. */
  readonly sentences: readonly string[];
  /** The moments in which the player won and lost most; left out where there is none. */
  readonly moments: readonly ToldDifference[];
}

/** Says what a player did in a race. Names by seat. */
export type MineOf<Result> = (result: Result, own: Seat, other: Seat, names: readonly string[]) => Mine;

/** The seat with which the result compares a player; null: there is no other, or the player has no place. */
export function comparedWith(standings: readonly FinalRank[], own: Seat): Seat | null {
  if (standings.every(({ seat }) => seat !== own)) return null;
  const others = standings.filter(({ seat }) => seat !== own).sort((a, b) => a.rank - b.rank);
  return others[0]?.seat ?? null;
}
