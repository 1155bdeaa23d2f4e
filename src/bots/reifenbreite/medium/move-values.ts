import {
  courseOf,
  differOnlyInTurn,
  reifenbreite as game,
  type Action,
  type Place,
  type Rider,
  type State,
} from '../../../games/reifenbreite/index.ts';
import { imagineMove, ride, type Before } from './imagine.ts';
import { EquivalentMoves } from './equivalent-moves.ts';
import type { Side } from './side.ts';

/**
 * What the rides of a rider from a position are worth. They are asked for several times: by whoever asks whether to follow or to wait for the turn to come, what to make points by,
 * and where to ride; and while nothing else has happened, the answers are the same.
 */
export class MoveValues {
  readonly equivalents = new EquivalentMoves();
  #of: State | null = null;
  #rider: Rider = -1;
  #side: Side | null = null;
  /** [place]: if those behind may follow, and if nobody may; known where the generation is the current one. */
  #open = new Float64Array(0);
  #alone = new Float64Array(0);
  #generationOf = new Int32Array(0);
  #generation = 0;

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
    if (this.#generationOf.length < placeCount) {
      this.#open = new Float64Array(placeCount);
      this.#alone = new Float64Array(placeCount);
      this.#generationOf = new Int32Array(placeCount);
    }
    this.#generation++;
    this.equivalents.begin(s, rider);
  }

  /** Finds out, where it is not known, what a ride is worth from `s`, of which `before` was drawn. */
  look(s: State, option: Action, to: Place, before: Before): void {
    if (this.#generationOf[to] === this.#generation) return;
    this.#generationOf[to] = this.#generation;
    const known = this.equivalents.known(to);
    if (Number.isNaN(known)) imagineMove(s, before.picture.side, option, before);
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
    return this.#generationOf[to] === this.#generation;
  }
}

/** Those of the last turns that were thought of: one's own, and each that a change of the lead would bring. */
const known = Array.from({ length: 8 }, () => new MoveValues());
let next = 0;

/** The rides from a position that are known already; null: none are. */
export function knownMoveValues(s: State, rider: Rider, side: Side): MoveValues | null {
  for (const rides of known) if (rides.isOf(s, rider, side)) return rides;
  return null;
}

/** The rides from a position, known or to be found out. */
export function moveValuesOf(s: State, rider: Rider, side: Side): MoveValues {
  const rides = knownMoveValues(s, rider, side);
  if (rides !== null) return rides;
  const fresh = known[next]!;
  next = (next + 1) % known.length;
  fresh.begin(s, rider, side);
  return fresh;
}
