import type { Problem } from '../../../kit/index.ts';
import type { AnyScenarioAdapter } from '../../../scenario/index.ts';
import { TextHistory } from '../text-history.svelte.ts';
import { readPosition, type ReadPosition } from './read.ts';

/** A position being edited: its text with the undo history, and its parsed form. */
export class Edited extends TextHistory {
  readonly side: AnyScenarioAdapter;
  #last: ReadPosition | null = null;
  readonly #read = $derived.by(() => readPosition(this.side, this.text));
  /** Errors of the text. */
  readonly problems: readonly Problem[] = $derived.by(() => (this.#read.ok ? [] : this.#read.error));
  /** The parsed position; during an error the last valid one; null if there was none. */
  readonly shown: ReadPosition | null = $derived.by(() => {
    if (this.#read.ok) this.#last = this.#read.value;
    return this.#last;
  });

  constructor(side: AnyScenarioAdapter, text: string) {
    super();
    this.side = side;
    this.begin(text);
  }

  /** The current position, if the text has no error. */
  get sound(): ReadPosition | null {
    return this.problems.length === 0 ? this.shown : null;
  }

  /** Makes an edit that can be undone. */
  put(text: string): void {
    this.text = text;
    this.settle();
  }
}
