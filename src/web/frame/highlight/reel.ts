import type { Pace } from '../../session/pace.ts';
import { highlightMs, type Highlight } from './highlight.ts';

/** A highlight on screen. */
export interface ShownHighlight {
  readonly highlight: Highlight;
  /** Until the player has seen it. */
  readonly stays: boolean;
}

/** Shows highlights one after the other, each for its time, or until the player has seen it. */
export class Reel {
  #current: ShownHighlight | null = null;
  #next: readonly ShownHighlight[] = [];
  #pace: Pace = 'normal';
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #onChange: (current: ShownHighlight | null) => void;

  /** @param onChange is given what is on screen now; null: nothing */
  constructor(onChange: (current: ShownHighlight | null) => void) {
    this.#onChange = onChange;
  }

  get current(): ShownHighlight | null {
    return this.#current;
  }

  /**
   * Shows highlights after the one on screen, in place of any others that were to follow. One that stays is taken as seen.
   * @param stays whether the player has to say that a highlight was seen
   * @returns how long these are shown, in milliseconds; `Infinity` if one stays
   */
  show(highlights: readonly Highlight[], pace: Pace, stays: (highlight: Highlight) => boolean): number {
    if (highlights.length === 0 && !this.#current?.stays) return 0;
    this.#next = highlights.map((highlight) => ({ highlight, stays: stays(highlight) }));
    this.#pace = pace;
    const totalMs = this.#next.reduce((sum, each) => sum + (each.stays ? Infinity : highlightMs(each.highlight, pace)), 0);
    if (this.#current === null || this.#current.stays) this.next();
    return totalMs;
  }

  /** Goes on to the next highlight, or to the end. */
  next(): void {
    clearTimeout(this.#timer);
    const hadOne = this.#current !== null;
    const [next = null, ...rest] = this.#next;
    this.#next = rest;
    this.#current = next;
    if (next && !next.stays) this.#timer = setTimeout(() => this.next(), highlightMs(next.highlight, this.#pace));
    if (hadOne || next !== null) this.#onChange(next);
  }

  /** Shows nothing more. */
  end(): void {
    this.#next = [];
    this.next();
  }
}
