import { riderNumber, wayTo, type Event, type State, type RiderNumber } from '../../../games/reifenbreite/index.ts';

/** The ways that riders have just ridden, space by space, so that the screen can show them along the road. */
export class Journeys {
  #ways: { rider: RiderNumber; way: readonly number[] }[] = [];

  look = (before: State, event: Event): void => {
    if (event.type === 'moved' || event.type === 'followed')
      this.#ways.push({ rider: riderNumber(event.rider), way: [event.from, ...wayTo(before, event.from, event.to, event.length)] });
  };

  /** Places from the first to the last; each is told once. */
  take(): readonly { readonly rider: RiderNumber; readonly way: readonly number[] }[] {
    const ways = this.#ways;
    this.#ways = [];
    return ways;
  }
}
