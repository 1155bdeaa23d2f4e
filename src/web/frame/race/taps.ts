/** The place of a tap, in CSS pixels. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Milliseconds for which a new element takes no taps. A person needs longer to read it and decide. */
export const HOLD = 400;
/** Pixels between two taps that count as the same place. */
const NEAR = 20;

/**
 * Prevents taps on buttons that have just changed under the finger. When *Skip* becomes *Roll*, a tap meant for
 * *Skip* must not roll. Elements that appear elsewhere take taps at once.
 */
export class Taps {
  readonly #now: () => number;
  /** When an element appeared, or changed its text. */
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

  /** The finger touches the screen. */
  press(spot: Spot): void {
    this.#pressed = { spot, at: this.#now() };
  }

  /**
   * Handles a tap; false: it was not meant for this element.
   * @param thing the element that was tapped
   * @param within its ancestors, which may have appeared with it
   */
  takes(spot: Spot, thing: object, within: readonly object[] = []): boolean {
    const [now, pressed, last] = [this.#now(), this.#pressed, this.#last];
    const since = Math.max(...[thing, ...within].map((each) => this.#since.get(each) ?? -Infinity));
    const changedUnder = pressed !== null && isNear(pressed.spot, spot) && since > pressed.at;
    const tappedHere = last !== null && isNear(last.spot, spot);
    const isNew = tappedHere && since > last.at && now - since < HOLD;
    // the element that covered it has gone
    const laidBare = tappedHere && last.thing !== thing && now - last.at < HOLD;
    this.#pressed = null;
    if (changedUnder || isNew || laidBare) return false;
    this.#last = { spot, at: now, thing };
    return true;
  }
}

const isNear = (a: Spot, b: Spot): boolean => Math.hypot(a.x - b.x, a.y - b.y) <= NEAR;
