import { riderNumber, wayTo, type Event, type State, type RiderNumber } from '../../../games/reifenbreite/index.ts';

/** The ways of the riders in the last step, space by space, so that the screen can animate them along the road. */
export class Journeys {
  #ways: { rider: RiderNumber; way: readonly number[] }[] = [];

  look = (before: State, event: Event): void => {
    if (event.type === 'moved' || event.type === 'followed')
      this.#ways.push({ rider: riderNumber(event.rider), way: [event.from, ...wayTo(before, event.from, event.to, event.length)] });
  };

  /** Returns the ways since the last call, each from its first place to its last. */
  take(): readonly { readonly rider: RiderNumber; readonly way: readonly number[] }[] {
    const ways = this.#ways;
    this.#ways = [];
    return ways;
  }
}
