/** `pointed`: while the mouse or the focus is on the rider. `picked`: until another rider is picked. */
export type CardTrigger = 'pointed' | 'picked';

/** The rider whose card is open, by the game's number of the rider. */
export class OpenRiderCard {
  #now = $state.raw<{ readonly rider: number; readonly trigger: CardTrigger } | null>(null);

  get rider(): number | null {
    return this.#now?.rider ?? null;
  }

  /** Opens a rider's card; null closes it. A picked rider stays while others are pointed at, and closes when picked again. */
  readonly open = (rider: number | null, trigger: CardTrigger): void => {
    const before = this.#now;
    if (trigger === 'pointed' && before?.trigger === 'picked') return;
    const closes = rider === null || (trigger === 'picked' && before?.trigger === 'picked' && before.rider === rider);
    this.#now = closes ? null : { rider, trigger };
  };

  /** Called when a new position is shown, because the rider under the pointer has moved. */
  closePointed(): void {
    if (this.#now?.trigger === 'pointed') this.#now = null;
  }
}
