/** A text that is edited, with all its earlier versions. A field may be bound to `text`, which then changes without steps until `settle`. */
export class TextHistory {
  text = $state('');
  #steps = $state.raw<readonly string[]>([]);
  #at = $state(0);

  /** Replaces the text and clears the history. */
  begin(text: string): void {
    this.text = text;
    this.#steps = [text];
    this.#at = 0;
  }

  /** Makes the present text a step of the history. */
  readonly settle = (): void => {
    if (this.text === this.#steps[this.#at]) return;
    this.#steps = [...this.#steps.slice(0, this.#at + 1), this.text];
    this.#at = this.#steps.length - 1;
  };

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

/** Undoes and redoes by the usual keys, except in the text's own field. */
export function undoByKey(event: KeyboardEvent, history: TextHistory, field: HTMLTextAreaElement | undefined): void {
  if (!(event.ctrlKey || event.metaKey) || event.altKey || event.target === field) return;
  const letter = event.key.toLowerCase();
  if (letter === 'z' && !event.shiftKey) history.undo();
  else if (letter === 'y' || (letter === 'z' && event.shiftKey)) history.redo();
  else return;
  event.preventDefault();
}

/** Moves the cursor of a field to a place in its text, both numbers from 1. @param length of what is selected from there */
export function selectInField(field: HTMLTextAreaElement, text: string, line: number, column: number, length: number): void {
  const lines = text.split('\n');
  const at = lines.slice(0, line - 1).reduce((sum, each) => sum + each.length + 1, 0) + column - 1;
  field.focus();
  field.setSelectionRange(at, at + length);
  field.scrollTop = (line - 4) * parseFloat(getComputedStyle(field).lineHeight);
}
