/** `pointed`: while a mouse or the keyboard is there. `picked`: until something else is. */
export type AskedHow = 'pointed' | 'picked';

/** The rider whose jersey was asked, by the game's number of him: what is told of him stands beside him. */
export class AskedRider {
  #now = $state.raw<{ readonly rider: number; readonly how: AskedHow } | null>(null);

  get rider(): number | null {
    return this.#now?.rider ?? null;
  }

  /** Null: nobody any more. What was picked stays while others are pointed at; picked a second time it closes. */
  readonly ask = (rider: number | null, how: AskedHow): void => {
    const before = this.#now;
    if (how === 'pointed' && before?.how === 'picked') return;
    const closes = rider === null || (how === 'picked' && before?.how === 'picked' && before.rider === rider);
    this.#now = closes ? null : { rider, how };
  };

  /** A new position is shown: what was pointed at has moved on. */
  rest(): void {
    if (this.#now?.how === 'pointed') this.#now = null;
  }
}
