import type { Problem } from '../../../kit/index.ts';
import type { AnyScenarioAdapter } from '../../../scenario/index.ts';
import { readPosition, type ReadPosition } from './read.ts';

/** The most undo steps. */
const STEPS = 300;

/** A position being edited: its text, its parsed form, and the undo history. */
export class Edited {
  readonly side: AnyScenarioAdapter;
  /** The text of the field, also while the user is typing. */
  text = $state('');
  #steps = $state.raw<readonly string[]>([]);
  #at = $state(0);
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
    this.side = side;
    this.begin(text);
  }

  /** Replaces the text and clears the undo history. */
  begin(text: string): void {
    this.text = text;
    this.#steps = [text];
    this.#at = 0;
  }

  /** The current position, if the text has no error. */
  get sound(): ReadPosition | null {
    return this.problems.length === 0 ? this.shown : null;
  }

  /** Makes an edit that can be undone. */
  put(text: string): void {
    this.text = text;
    if (text === this.#steps[this.#at]) return;
    this.#steps = [...this.#steps.slice(0, this.#at + 1), text].slice(-STEPS);
    this.#at = this.#steps.length - 1;
  }

  /** Turns the text typed so far into an undo step. */
  readonly settle = (): void => this.put(this.text);

  get mayUndo(): boolean {
    return this.#at > 0 || this.text !== this.#steps[this.#at];
  }

  get mayRedo(): boolean {
    return this.#at < this.#steps.length - 1 && this.text === this.#steps[this.#at];
  }

  undo(): void {
    this.settle();
    if (this.#at > 0) this.text = this.#steps[--this.#at]!;
  }

  redo(): void {
    if (this.mayRedo) this.text = this.#steps[++this.#at]!;
  }
}
