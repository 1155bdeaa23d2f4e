import {
  courseOf,
  differOnlyInTurn,
  reifenbreite as game,
  type Action,
  type Place,
  type Rider,
  type State,
} from '../../../games/reifenbreite/index.ts';
import { imagineMove, moveValue, type Before } from './imagine.ts';
import { EquivalentMoves } from './equivalent-moves.ts';
import type { Side } from './side.ts';

/**
 * The values of a rider's moves from a position. They are needed several times for a turn: to decide whether to follow, how to make points,
 * and where to move. They stay valid until something else happens.
 */
export class MoveValues {
  readonly equivalents = new EquivalentMoves();
  #of: State | null = null;
  #rider: Rider = -1;
  #side: Side | null = null;
  /** By place: with and without possible followers; valid where the generation is the current one. */
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

  /** Computes the value of a move from `s`, if unknown. `before` is the evaluation of `s`. */
  look(s: State, option: Action, to: Place, before: Before): void {
    if (this.#generationOf[to] === this.#generation) return;
    this.#generationOf[to] = this.#generation;
    const known = this.equivalents.known(to);
    if (Number.isNaN(known)) imagineMove(s, before.evaluation.side, option, before);
    else moveValue.open = moveValue.alone = known;
    this.#open[to] = moveValue.open;
    this.#alone[to] = moveValue.alone;
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

/** The values of recent turns: the rider's own, and those after each change of the lead. */
const known = Array.from({ length: 8 }, () => new MoveValues());
let next = 0;

/** The cached values of a position; null if there are none. */
export function knownMoveValues(s: State, rider: Rider, side: Side): MoveValues | null {
  for (const values of known) if (values.isOf(s, rider, side)) return values;
  return null;
}

/** The values of a position, cached or new. */
export function moveValuesOf(s: State, rider: Rider, side: Side): MoveValues {
  const values = knownMoveValues(s, rider, side);
  if (values !== null) return values;
  const fresh = known[next]!;
  next = (next + 1) % known.length;
  fresh.begin(s, rider, side);
  return fresh;
}
