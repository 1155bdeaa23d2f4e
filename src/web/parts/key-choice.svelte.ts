/**
 * A list whose choice takes effect at once. A click chooses. The arrow keys only move, because every option on the
 * way would take effect; Enter or leaving the list confirms.
 */
export class KeyChoice {
  /** The option that the keys have reached and that is not confirmed yet; null: none. */
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
  /** Leaving confirms, unless the list was removed with its question or the window lost the focus. */
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
