import { RIDER_COUNT, teamOf, type Place, type Rider, type Space } from '../../../games/reifenbreite/index.ts';
import type { Ground } from './ground.ts';
import { place, rode } from './work-space.ts';

/** Who stands where in the position of a picture. Beside `on`, which follows who rides, nothing of it changes while riders are moved there. */
export class RoadOccupancy {
  /** [rider]: 1 while he is on his way; 1 while he fills a space; his seat. */
  readonly isRacing = new Uint8Array(RIDER_COUNT);
  readonly onRoad = new Uint8Array(RIDER_COUNT);
  readonly manager = new Int8Array(RIDER_COUNT);
  readonly place = new Int16Array(RIDER_COUNT);
  /** [space]: rider + 1, 0 where it is free. */
  on = new Int8Array(0);
  /** [space]: teams of which a rider who has moved stands directly before it, as bits. */
  #wheels = new Uint8Array(0);
  #ground: Ground | null = null;

  /** An empty road. */
  begin(ground: Ground): void {
    if (this.#ground !== null) this.#clear(this.#ground);
    this.#ground = ground;
    const { spaceCount } = ground.course;
    if (this.on.length >= spaceCount) return;
    this.on = new Int8Array(spaceCount);
    this.#wheels = new Uint8Array(spaceCount);
  }

  #clear({ spaceOf, behind }: Ground): void {
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

  /** He is on his way, and has had his move: who comes to stand behind him has a wheel. */
  hasWheel(rider: Rider): void {
    const free = this.#ground!.behind[this.place[rider]!]!;
    if (free >= 0) this.#wheels[this.#spaceOf(free)]! |= 1 << teamOf(rider);
  }

  /** Teams whose free wheels may be others now, as bits: one of them rode, or somebody rode to the space behind one of them or from there. @param moves how many of `rode` */
  otherWheels(moves: number): number {
    let teams = 0;
    for (let i = 0; i < moves; i++) {
      const r = rode[i]!;
      teams |= (1 << teamOf(r)) | this.#wheels[this.#spaceOf(place[r]!)]! | this.#wheels[this.#spaceOf(this.place[r]!)]!;
    }
    return teams;
  }

  /** Those who rode, from where they stood to where they stand now. */
  ride(moves: number): void {
    this.#put(this.place, place, moves);
  }

  rideBack(moves: number): void {
    this.#put(place, this.place, moves);
  }

  #put(from: Int16Array, to: Int16Array, moves: number): void {
    for (let i = 0; i < moves; i++) if (this.onRoad[rode[i]!] === 1) this.on[this.#spaceOf(from[rode[i]!]!)] = 0;
    // only now: somebody may stand where somebody else stood
    for (let i = 0; i < moves; i++) if (this.onRoad[rode[i]!] === 1) this.on[this.#spaceOf(to[rode[i]!]!)] = rode[i]! + 1;
  }

  #spaceOf(at: Place): Space {
    return this.#ground!.spaceOf[at]!;
  }
}
