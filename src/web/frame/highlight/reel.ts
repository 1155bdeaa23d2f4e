import type { Pace } from '../../session/pace.ts';
import { lengthOf, type Highlight } from './highlight.ts';

/** A highlight on screen. `stays`: until somebody has seen it. */
export interface ShownHighlight {
  readonly highlight: Highlight;
  readonly stays: boolean;
}

/** Highlights one after the other, each for its time, or until somebody has seen it. */
export class Reel {
  #now: ShownHighlight | null = null;
  #coming: readonly ShownHighlight[] = [];
  #pace: Pace = 'normal';
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #changed: (now: ShownHighlight | null) => void;

  /** @param changed is told what is on screen now; null: nothing any more */
  constructor(changed: (now: ShownHighlight | null) => void) {
    this.#changed = changed;
  }

  get now(): ShownHighlight | null {
    return this.#now;
  }

  /**
   * Shows these after the one that is on screen; what else was to come is no news any more, and what stayed has been seen.
   * @param stays whether somebody is to say that he has seen it
   * @returns how long these are looked at, in milliseconds; `Infinity` where one stays
   */
  show(found: readonly Highlight[], pace: Pace, stays: (highlight: Highlight) => boolean): number {
    if (found.length === 0 && !this.#now?.stays) return 0;
    this.#coming = found.map((highlight) => ({ highlight, stays: stays(highlight) }));
    this.#pace = pace;
    const length = this.#coming.reduce((sum, each) => sum + (each.stays ? Infinity : lengthOf(each.highlight, pace)), 0);
    if (this.#now === null || this.#now.stays) this.next();
    return length;
  }

  /** On to the next one, or to the end. */
  next(): void {
    clearTimeout(this.#timer);
    const had = this.#now !== null;
    const [next = null, ...rest] = this.#coming;
    this.#coming = rest;
    this.#now = next;
    if (next && !next.stays) this.#timer = setTimeout(() => this.next(), lengthOf(next.highlight, this.#pace));
    if (had || next !== null) this.#changed(next);
  }

  /** Nothing more is shown. */
  end(): void {
    this.#coming = [];
    this.next();
  }
}
