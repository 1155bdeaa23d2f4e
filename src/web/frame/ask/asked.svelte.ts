/** `pointed`: while the mouse or the focus is on the rider. `picked`: until another rider is picked. */
export type AskedHow = 'pointed' | 'picked';

/** The rider whose card is open, by the game's number of the rider. */
export class AskedRider {
  #now = $state.raw<{ readonly rider: number; readonly how: AskedHow } | null>(null);

  get rider(): number | null {
    return this.#now?.rider ?? null;
  }

  /** Opens a rider's card; null closes it. A picked rider stays while others are pointed at, and closes when picked again. */
  readonly ask = (rider: number | null, how: AskedHow): void => {
    const before = this.#now;
    if (how === 'pointed' && before?.how === 'picked') return;
    const closes = rider === null || (how === 'picked' && before?.how === 'picked' && before.rider === rider);
    this.#now = closes ? null : { rider, how };
  };

  /** Called when a new position is shown: the rider under the pointer has moved. */
  rest(): void {
    if (this.#now?.how === 'pointed') this.#now = null;
  }
}
