import { untrack } from 'svelte';
import type { FinalRank, Seat } from '../../../kit/index.ts';

/** The points of each seat if the race ended now, and what the last step that changed them has changed. */
export class ScoreNow {
  #now = $state.raw<ReadonlyMap<Seat, number>>(new Map());
  #before = $state.raw<ReadonlyMap<Seat, number>>(new Map());

  /** A new position is on screen. Null: there are no standings yet. */
  update(standings: readonly FinalRank[] | null): void {
    const next = new Map((standings ?? []).map(({ seat, points }) => [seat, points]));
    untrack(() => {
      if ([...next, ...this.#now].every(([seat]) => next.get(seat) === this.#now.get(seat))) return;
      this.#before = this.#now;
      this.#now = next;
    });
  }

  /** Null before there are standings. */
  points(seat: Seat): number | null {
    return this.#now.get(seat) ?? null;
  }

  /** 0 too where there were no standings before. */
  change(seat: Seat): number {
    return (this.#now.get(seat) ?? 0) - (this.#before.get(seat) ?? this.#now.get(seat) ?? 0);
  }
}
