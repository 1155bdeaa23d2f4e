import { untrack } from 'svelte';
import type { FinalRank, Seat } from '../../../kit/index.ts';

/** The points of each seat if the race ended now, and what the last step that changed them has changed. */
export class ScoreNow {
  /** By seat. */
  #now = $state.raw<readonly number[]>([]);
  #before = $state.raw<readonly number[]>([]);

  /** A new position is on screen. Null: there are no standings yet. */
  update(standings: readonly FinalRank[] | null): void {
    const next: number[] = [];
    for (const { seat, points } of standings ?? []) next[seat] = points;
    untrack(() => {
      if (next.length === this.#now.length && next.every((points, seat) => points === this.#now[seat])) return;
      this.#before = this.#now;
      this.#now = next;
    });
  }

  /** Null before there are standings. */
  points(seat: Seat): number | null {
    return this.#now[seat] ?? null;
  }

  /** 0 too where there were no standings before. */
  change(seat: Seat): number {
    return (this.#now[seat] ?? 0) - (this.#before[seat] ?? this.#now[seat] ?? 0);
  }
}
