import type { Problem } from '../../../kit/index.ts';
import type { AnyScenarioAdapter } from '../../../scenario/index.ts';
import { readPosition, type ReadPosition } from './read.ts';

/** So many steps back. */
const STEPS = 300;

/** A position being edited: its text, what it says, and the way back. */
export class Edited {
  readonly side: AnyScenarioAdapter;
  /** What stands in the field, also while it is being typed. */
  text = $state('');
  #steps = $state.raw<readonly string[]>([]);
  #at = $state(0);
  #last: ReadPosition | null = null;
  readonly #read = $derived.by(() => readPosition(this.side, this.text));
  /** What of the text is wrong. */
  readonly problems: readonly Problem[] = $derived.by(() => (this.#read.ok ? [] : this.#read.error));
  /** What it says; while something is wrong what it said before; null: it never said anything. */
  readonly shown: ReadPosition | null = $derived.by(() => {
    if (this.#read.ok) this.#last = this.#read.value;
    return this.#last;
  });

  constructor(side: AnyScenarioAdapter, text: string) {
    this.side = side;
    this.begin(text);
  }

  /** Another text altogether: no way back to the one before. */
  begin(text: string): void {
    this.text = text;
    this.#steps = [text];
    this.#at = 0;
  }

  /** The position as it is now: nothing is wrong with it. */
  get sound(): ReadPosition | null {
    return this.problems.length === 0 ? this.shown : null;
  }

  /** A step, to which the way back leads. */
  put(text: string): void {
    this.text = text;
    if (text === this.#steps[this.#at]) return;
    this.#steps = [...this.#steps.slice(0, this.#at + 1), text].slice(-STEPS);
    this.#at = this.#steps.length - 1;
  }

  /** What was typed so far is a step. */
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
