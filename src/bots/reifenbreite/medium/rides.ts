import {
  courseOf,
  differOnlyInTurn,
  reifenbreite as game,
  type Action,
  type Place,
  type Rider,
  type State,
} from '../../../games/reifenbreite/index.ts';
import { imagineRide, ride, type Before } from './imagine.ts';
import { Likeness } from './likeness.ts';
import type { Side } from './side.ts';

/**
 * What the rides of a rider from a position are worth. They are asked for several times: by whoever asks whether to follow or to wait for the turn to come, what to make points by,
 * and where to ride; and while nothing else has happened, the answers are the same.
 */
export class Rides {
  readonly likeness = new Likeness();
  #of: State | null = null;
  #rider: Rider = -1;
  #side: Side | null = null;
  /** [place]: if those behind may follow, and if nobody may; known where the mark is the present one. */
  #open = new Float64Array(0);
  #alone = new Float64Array(0);
  #marks = new Int32Array(0);
  #mark = 0;

  isOf(s: State, rider: Rider, side: Side): boolean {
    return (
      this.#of?.config === s.config &&
      this.#rider === rider &&
      this.#side!.riders === side.riders &&
      this.#side!.weights === side.weights &&
      differOnlyInTurn(this.#of, s)
    );
  }

  begin(s: State, rider: Rider, side: Side): void {
    if (this.#of?.config === s.config) game.unchecked!.copyInto(this.#of, s);
    else this.#of = game.copy(s);
    this.#rider = rider;
    this.#side = side;
    const { placeCount } = courseOf(s);
    if (this.#marks.length < placeCount) {
      this.#open = new Float64Array(placeCount);
      this.#alone = new Float64Array(placeCount);
      this.#marks = new Int32Array(placeCount);
    }
    this.#mark++;
    this.likeness.begin(s, rider);
  }

  /** Finds out, where it is not known, what a ride is worth from `s`, of which `before` was drawn. */
  look(s: State, option: Action, to: Place, before: Before): void {
    if (this.#marks[to] === this.#mark) return;
    this.#marks[to] = this.#mark;
    const known = this.likeness.known(to);
    if (Number.isNaN(known)) imagineRide(s, before.picture.side, option, before);
    else ride.open = ride.alone = known;
    this.#open[to] = ride.open;
    this.#alone[to] = ride.alone;
  }

  open(to: Place): number {
    return this.#open[to]!;
  }

  alone(to: Place): number {
    return this.#alone[to]!;
  }

  knows(to: Place): boolean {
    return this.#marks[to] === this.#mark;
  }
}

/** Those of the last turns that were thought of: one's own, and each that a change of the lead would bring. */
const known = Array.from({ length: 8 }, () => new Rides());
let next = 0;

/** The rides from a position that are known already; null: none are. */
export function knownRides(s: State, rider: Rider, side: Side): Rides | null {
  for (const rides of known) if (rides.isOf(s, rider, side)) return rides;
  return null;
}

/** The rides from a position, known or to be found out. */
export function ridesOf(s: State, rider: Rider, side: Side): Rides {
  const rides = knownRides(s, rider, side);
  if (rides !== null) return rides;
  const fresh = known[next]!;
  next = (next + 1) % known.length;
  fresh.begin(s, rider, side);
  return fresh;
}
