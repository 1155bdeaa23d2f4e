import { RIDER_COUNT, teamOf, type Place, type Rider, type Space } from '../../../games/reifenbreite/index.ts';
import type { CourseTables } from './course-tables.ts';
import { place, movers } from './work-space.ts';

/**
 * Who stands where in an evaluated position. Only `on`, which follows moved riders, changes while riders are
 * moved there.
 */
export class RoadOccupancy {
  /** By rider: 1 while on the road; 1 while it fills a space; its seat. */
  readonly isRacing = new Uint8Array(RIDER_COUNT);
  readonly onRoad = new Uint8Array(RIDER_COUNT);
  readonly manager = new Int8Array(RIDER_COUNT);
  readonly place = new Int16Array(RIDER_COUNT);
  /** By space: rider + 1, 0 if free. */
  on = new Int8Array(0);
  /** By space: the teams with a rider that has moved and stands directly before it, as bits. */
  #wheels = new Uint8Array(0);
  #tables: CourseTables | null = null;

  /** Clears the road. */
  begin(tables: CourseTables): void {
    if (this.#tables !== null) this.#clear(this.#tables);
    this.#tables = tables;
    const { spaceCount } = tables.course;
    if (this.on.length >= spaceCount) return;
    this.on = new Int8Array(spaceCount);
    this.#wheels = new Uint8Array(spaceCount);
  }

  #clear({ spaceOf, behind }: CourseTables): void {
    for (let r = 0; r < RIDER_COUNT; r++) {
      const at = this.place[r]!;
      if (at < 0) continue;
      this.on[spaceOf[at]!] = 0;
      if (behind[at]! >= 0) this.#wheels[spaceOf[behind[at]!]!] = 0;
    }
  }

  add(rider: Rider, at: Place, onRoad: boolean): void {
    this.place[rider] = at;
    this.onRoad[rider] = onRoad ? 1 : 0;
    this.isRacing[rider] = 0;
    if (onRoad) this.on[this.#spaceOf(at)] = rider + 1;
  }

  /** Adds a rider that is on the road and has had its move; the space behind it becomes a free wheel. */
  hasWheel(rider: Rider): void {
    const free = this.#tables!.behind[this.place[rider]!]!;
    if (free >= 0) this.#wheels[this.#spaceOf(free)]! |= 1 << teamOf(rider);
  }

  /**
   * Teams whose free wheels may have changed, as bits: one of their riders moved, or a rider moved to or from the
   * space behind one.
   * @param moves how many of `movers`
   */
  otherWheels(moves: number): number {
    let teams = 0;
    for (let i = 0; i < moves; i++) {
      const r = movers[i]!;
      teams |= (1 << teamOf(r)) | this.#wheels[this.#spaceOf(place[r]!)]! | this.#wheels[this.#spaceOf(this.place[r]!)]!;
    }
    return teams;
  }

  /** Moves the riders from where they stood to where they stand now. */
  ride(moves: number): void {
    this.#put(this.place, place, moves);
  }

  rideBack(moves: number): void {
    this.#put(place, this.place, moves);
  }

  #put(from: Int16Array, to: Int16Array, moves: number): void {
    for (let i = 0; i < moves; i++) if (this.onRoad[movers[i]!] === 1) this.on[this.#spaceOf(from[movers[i]!]!)] = 0;
    // in a second pass, because a rider may stand where another one stood
    for (let i = 0; i < moves; i++) if (this.onRoad[movers[i]!] === 1) this.on[this.#spaceOf(to[movers[i]!]!)] = movers[i]! + 1;
  }

  #spaceOf(at: Place): Space {
    return this.#tables!.spaceOf[at]!;
  }
}
