import {
  courseOf,
  hasMoved,
  isOnRoad,
  mayFollow,
  placeOf,
  RIDER_COUNT,
  type Place,
  type Rider,
  type Space,
  type State,
} from '../../../games/reifenbreite/index.ts';
import { courseTablesOf, kindsBack, type CourseTables } from './course-tables.ts';
import { judgeFrom } from './judgement.ts';
import type { IncrementalEvaluation } from './incremental-evaluation.ts';

/** A rider stands on the space, or the space is next to one in the same lane. */
const TAKEN = 2;
const BESIDE = 1;

/**
 * Finds moves of one rider from one position that have the same value: to equivalent places in equivalent lanes, where neither the rider nor
 * its possible followers come to stand directly before or behind another rider. One of them is evaluated, the others share the result.
 */
export class EquivalentMoves {
  #tables: CourseTables | null = null;
  #rider: Rider = -1;
  /** The possible followers in order, and their places. */
  readonly #line = new Int8Array(RIDER_COUNT);
  readonly #from = new Int16Array(RIDER_COUNT);
  #length = 0;
  #kinds: Readonly<Int16Array> = new Int16Array(0);
  /** By space: TAKEN, BESIDE or neither. */
  #near = new Uint8Array(0);
  /**
   * A dismounted rider may return at the end of the round, to another place if its own is taken. Then no moves are
   * equivalent.
   */
  #mayReturn = false;
  /** [followers * places + kind]: valid where the generation is the current one. */
  #worths = new Float64Array(0);
  #generationOf = new Int32Array(0);
  #generation = 0;
  /** The last place looked up, and its kind. */
  #to: Place = -1;
  #kind = -1;

  /** @param rider whose turn or move it is */
  begin(s: State, rider: Rider): void {
    const tables = courseTablesOf(s);
    this.#tables = tables;
    this.#rider = rider;
    this.#to = -1;
    this.#generation++;
    this.#length = 0;
    for (let r = mayFollow(s, placeOf(s, rider)); r >= 0; r = mayFollow(s, placeOf(s, r))) {
      this.#from[this.#length] = placeOf(s, r);
      this.#line[this.#length++] = r;
    }
    this.#lookAtRoad(s, tables);
    this.#kinds = kindsBack(tables, this.#length + 1);
    const slots = (this.#length + 1) * this.#kinds.length;
    if (this.#generationOf.length >= slots) return;
    this.#worths = new Float64Array(slots);
    this.#generationOf = new Int32Array(slots);
  }

  #lookAtRoad(s: State, { spaceAhead, spaceOf, behind }: CourseTables): void {
    const { spaceCount } = courseOf(s);
    if (this.#near.length < spaceCount) this.#near = new Uint8Array(spaceCount);
    const near = this.#near.fill(0);
    let dismounted = 0;
    let waiting = 0;
    for (let r = 0; r < RIDER_COUNT; r++) {
      const at = placeOf(s, r);
      if (at < 0) continue;
      if (!isOnRoad(s, r)) dismounted++;
      else if (!hasMoved(s, r)) waiting++;
      const space = spaceOf[at]!;
      if (isOnRoad(s, r)) near[space] = TAKEN;
      else touch(near, space);
      touch(near, spaceAhead[at]!);
      if (behind[at]! >= 0) touch(near, spaceOf[behind[at]!]!);
    }
    this.#mayReturn = dismounted > 0 && waiting <= 1 + this.#length;
  }

  /** The kind of a move to a place; -1 if it is equivalent to no other. */
  #kindOf(to: Place): number {
    if (to !== this.#to) {
      this.#to = to;
      this.#kind = this.#isByItself(to) ? this.#kinds[to]! : -1;
    }
    return this.#kind;
  }

  #isByItself(to: Place): boolean {
    if (this.#mayReturn) return false;
    const { spaceAhead, spaceOf, behind } = this.#tables!;
    const near = this.#near;
    const ahead = spaceAhead[to]!;
    if (ahead >= 0 && near[ahead] === TAKEN) return false;
    let at: number = to;
    for (let i = 0; i <= this.#length && at >= 0; i++) {
      if (near[spaceOf[at]!] !== 0) return false;
      at = behind[at]!;
    }
    // the space behind the last of them is free
    return at < 0 || near[spaceOf[at]!] !== TAKEN;
  }

  /** The value of a move without possible followers; NaN if unknown, or if a rider may follow. */
  known(to: Place): number {
    if (this.#length > 0) return Number.NaN;
    const kind = this.#kindOf(to);
    return kind >= 0 && this.#generationOf[kind] === this.#generation ? this.#worths[kind]! : Number.NaN;
  }

  /** The value of a position after a move and some followers. @param before the evaluation of the position before the move */
  judge(before: IncrementalEvaluation, s: State): number {
    const slot = this.#slotOf(s);
    if (slot < 0) return judgeFrom(before, s);
    if (this.#generationOf[slot] === this.#generation) return this.#worths[slot]!;
    const worth = judgeFrom(before, s);
    this.#worths[slot] = worth;
    this.#generationOf[slot] = this.#generation;
    return worth;
  }

  #slotOf(s: State): number {
    let at = placeOf(s, this.#rider);
    const kind = this.#kindOf(at);
    if (kind < 0) return -1;
    const { behind } = this.#tables!;
    let followers = 0;
    for (; followers < this.#length; followers++) {
      const stands = placeOf(s, this.#line[followers]!);
      if (stands === this.#from[followers]) break;
      at = behind[at]!;
      // on another lap the same space is another place
      if (stands !== at) return -1;
    }
    return followers * this.#kinds.length + kind;
  }
}

function touch(near: Uint8Array, space: Space): void {
  if (space >= 0 && near[space] === 0) near[space] = BESIDE;
}
