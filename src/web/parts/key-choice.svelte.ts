/**
 * Of a list whose choice takes effect at once. A click chooses one. The arrow keys pass by all that lie between, and each of them would take effect: what they lead to counts
 * with Enter, or where the reader goes on from there.
 */
export class KeyChoice {
  /** What the keys stand at, that does not count yet; null: nothing. */
  held = $state<string | null>(null);
  #byKeys = false;
  readonly #take: (value: string) => void;

  constructor(take: (value: string) => void) {
    this.#take = take;
  }

  readonly onpointerdown = (): void => {
    this.#byKeys = false;
  };
  readonly onkeydown = ({ key }: KeyboardEvent): void => {
    if (key === 'Enter') this.#keep();
    else this.#byKeys = true;
  };
  readonly onchange = ({ currentTarget: { value } }: { readonly currentTarget: HTMLSelectElement }): void => {
    this.held = value;
    if (!this.#byKeys) this.#keep();
  };
  /** A list that goes with its question has been left by nobody, nor has one whose window is left. */
  readonly onblur = ({ currentTarget: list }: { readonly currentTarget: HTMLSelectElement }): void =>
    queueMicrotask(() => {
      if (list.isConnected && document.hasFocus()) this.#keep();
    });

  #keep(): void {
    const { held } = this;
    this.held = null;
    if (held !== null) this.#take(held);
  }
}
