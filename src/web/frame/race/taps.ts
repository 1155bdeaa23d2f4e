/** Where a finger or a mouse has tapped, in CSS pixels. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** So long whatever appears under a tap takes none, in milliseconds: nobody sees what it is and decides for it any sooner. */
export const HOLD = 400;
/** So near is the same place to a finger. */
const NEAR = 20;

/**
 * Keeps buttons from changing their meaning under the finger: *Skip* that becomes *Roll* takes no tap meant for *Skip*. By place: what has appeared elsewhere takes
 * taps at once.
 */
export class Taps {
  readonly #now: () => number;
  /** When something appeared, or came to mean something else. */
  readonly #since = new WeakMap<object, number>();
  #pressed: { readonly spot: Spot; readonly at: number } | null = null;
  #last: { readonly spot: Spot; readonly at: number; readonly thing: object } | null = null;

  /** @param now milliseconds */
  constructor(now: () => number) {
    this.#now = now;
  }

  appeared(thing: object): void {
    this.#since.set(thing, this.#now());
  }

  /** The finger comes down. */
  press(spot: Spot): void {
    this.#pressed = { spot, at: this.#now() };
  }

  /**
   * A tap; false: it is not meant for this.
   * @param thing what is tapped
   * @param within what it stands in, if that may have appeared with it
   */
  takes(spot: Spot, thing: object, within: readonly object[] = []): boolean {
    const [now, pressed, last] = [this.#now(), this.#pressed, this.#last];
    const since = Math.max(...[thing, ...within].map((each) => this.#since.get(each) ?? -Infinity));
    const changedUnder = pressed !== null && isNear(pressed.spot, spot) && since > pressed.at;
    const tappedHere = last !== null && isNear(last.spot, spot);
    const isNew = tappedHere && since > last.at && now - since < HOLD;
    // what was over it has gone
    const laidBare = tappedHere && last.thing !== thing && now - last.at < HOLD;
    this.#pressed = null;
    if (changedUnder || isNew || laidBare) return false;
    this.#last = { spot, at: now, thing };
    return true;
  }
}

const isNear = (a: Spot, b: Spot): boolean => Math.hypot(a.x - b.x, a.y - b.y) <= NEAR;
