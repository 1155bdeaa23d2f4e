import { MediaQuery } from 'svelte/reactivity';
import { recall, remember } from '../../lib/storage.ts';

/** The panel with the question, at the foot of a screen with one column. The player sets its height. All heights are percent of the screen's. */

const KEY = 'panel-height';
export const [MIN_HEIGHT, MAX_HEIGHT] = [24, 84];
/** As high as its content, up to this, so that the board has nearly half of a phone. */
const USUAL_HEIGHT = 38;
const STEP = 10;
/** A height for tables and log. */
const RAISED_HEIGHT = 74;

/** The styles of the race use the same query. */
const isColumn = new MediaQuery('(max-width: 40rem), (max-width: 52rem) and (orientation: portrait)');

const within = (height: number): number => Math.min(MAX_HEIGHT, Math.max(MIN_HEIGHT, height));

class PanelHeight {
  /** Null: the player has not set it, or the screen has more than one column. */
  #height = $state<number | null>(null);
  /** The height changes with the finger, without a transition. */
  dragging = $state(false);

  /** A race opens with its board in sight: a height set by the player stays, unless it was raised to read. */
  open(): void {
    const height = Number(recall(KEY));
    this.#height = height > 0 && height <= USUAL_HEIGHT ? height : null;
  }

  get exists(): boolean {
    return isColumn.current;
  }

  /** Null: as high as its content. */
  get height(): number | null {
    return this.exists && this.#height !== null ? within(this.#height) : null;
  }

  get shown(): number {
    return this.height ?? USUAL_HEIGHT;
  }

  drag(height: number): void {
    this.#height = within(height);
  }

  /** The finger has left. */
  release(): void {
    this.dragging = false;
    if (this.#height !== null) remember(KEY, String(Math.round(this.#height)));
  }

  set(height: number): void {
    this.drag(height);
    this.release();
  }

  /** What was tapped stands in the panel, so there has to be room for it. It is not remembered, because the next race begins with its board. */
  raise(): void {
    if (this.exists && this.shown < RAISED_HEIGHT) this.drag(RAISED_HEIGHT);
  }

  /** Between low and high, as a tap on the handle. */
  toggle(): void {
    this.set(this.shown > USUAL_HEIGHT ? MIN_HEIGHT : this.shown > MIN_HEIGHT ? RAISED_HEIGHT : USUAL_HEIGHT);
  }

  /** @returns whether the key changes the height */
  key(key: string): boolean {
    const next = { ArrowUp: this.shown + STEP, ArrowDown: this.shown - STEP, Home: MIN_HEIGHT, End: MAX_HEIGHT }[key];
    if (next !== undefined) this.set(next);
    return next !== undefined;
  }
}

export const panelHeight = new PanelHeight();
