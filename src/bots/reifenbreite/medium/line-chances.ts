import { jerseyWearer, RIDER_COUNT, type LineIndex, type Rider, type State } from '../../../games/reifenbreite/index.ts';
import type { Ground } from './ground.ts';
import type { Hands } from './hands.ts';
import { extra, prize } from './points.ts';
import type { Weights } from './weights.ts';
import { before, carded, changed, crossed, lined, moved, own, place, scale, turns } from './work-space.ts';

/** Spaces of a turn on flat road. */
const SPACES_A_TURN = 7;

/** Sums that go along with the chances against one after the other. */
const SUMS = 4;

/** Who is on his way, from the first number to the last, and who of them rides for the side that judges. */
export class Field {
  readonly racing = new Int8Array(RIDER_COUNT);
  riding = 0;
  readonly ours = new Int8Array(RIDER_COUNT);
  ourRiding = 0;

  clear(): void {
    this.riding = 0;
    this.ourRiding = 0;
  }

  add(rider: Rider, isOurs: boolean): void {
    this.racing[this.riding++] = rider;
    if (isOurs) this.ours[this.ourRiding++] = rider;
  }
}

/**
 * Turns of all riders to each line and their chances against each other there, kept from the position that was drawn, so that one after it reckons anew only
 * those of riders who have changed.
 */
export class LineChances {
  readonly #field: Field;
  /** [line]: 1 where the numbers below are known. [line * riders + rider]; [(line * riders + rider) * riders + other]: how likely before him. */
  #known = new Uint8Array(0);
  #turns = new Float64Array(0);
  #scale = new Float64Array(0);
  #wins = new Float64Array(0);
  /** What the chances against those before the other come to, four numbers each: where the first of them has not changed, reckoning goes on from there. */
  #sums = new Float64Array(0);

  constructor(field: Field) {
    this.#field = field;
  }

  /** Forgets what is known, with room for so many lines. */
  begin(lines: number): void {
    const numbers = lines * RIDER_COUNT;
    if (this.#turns.length < numbers) {
      this.#known = new Uint8Array(lines);
      this.#turns = new Float64Array(numbers);
      this.#scale = new Float64Array(numbers);
      this.#wins = new Float64Array(numbers * RIDER_COUNT);
      this.#sums = new Float64Array(numbers * RIDER_COUNT * SUMS);
    } else this.#known.fill(0);
  }

  /** Turns to a line for all who have not crossed it, as far as can be foreseen. @returns whether those who need what they needed have kept their chances */
  #timeTo(line: LineIndex, { pace, ridden }: Ground, { number }: Hands, weights: Weights, drawing: boolean): boolean {
    const { unsure, unsurePerTurn, pace: share, ahead, cardTurns } = weights;
    const { racing, riding } = this.#field;
    const toLine = pace.toLine[line]!;
    const open = pace.open[line]!;
    const known = this.#known[line] === 1;
    const row = line * RIDER_COUNT;
    for (let i = 0; i < riding; i++) {
      const r = racing[i]!;
      if (known && changed[r] === 0) {
        turns[r] = this.#turns[row + r]!;
        scale[r] = this.#scale[row + r]!;
        continue;
      }
      const at = place[r]!;
      const left = toLine[at]!;
      // A card needs its turn; and nothing saves the last one.
      const room = left / (number[r]! * cardTurns);
      const won = (lined[r]! + (room < 1 ? room * carded[r]! : carded[r]!)) / SPACES_A_TURN;
      turns[r] = left * share - (won < left - 1 ? won : Math.max(0, left - 1)) - (moved[r] === 1 ? 0 : 1) - ahead * ridden[at]!;
      scale[r] = unsure + unsurePerTurn * open[at]!;
      if (!drawing) continue;
      this.#turns[row + r] = turns[r]!;
      this.#scale[row + r] = scale[r]!;
    }
    return known;
  }

  /** UR 8: 40 - 2 x rank, and 12, 4 and 1 more for the first three: by the mean of his rank and how likely he is one of the three. */
  finish(line: LineIndex, first: number, ground: Ground, hands: Hands, weights: Weights, drawing: boolean): void {
    const known = this.#timeTo(line, ground, hands, weights, drawing);
    const { racing, riding, ours, ourRiding } = this.#field;
    const wins = this.#wins;
    const sums = this.#sums;
    let from = 0;
    while (from < riding - 1 && changed[racing[from]!] === 0) from++;
    for (let j = 0; j < ourRiding; j++) {
      const r = ours[j]!;
      const row = (line * RIDER_COUNT + r) * RIDER_COUNT;
      const kept = known && changed[r] === 0;
      let mean = first;
      let none = 1;
      let one = 0;
      let two = 0;
      let i = 0;
      if (kept && from > 0) {
        i = from;
        const at = (row + i) * SUMS;
        mean = sums[at]!;
        none = sums[at + 1]!;
        one = sums[at + 2]!;
        two = sums[at + 3]!;
      }
      for (; i < riding; i++) {
        const q = racing[i]!;
        if (drawing) {
          const at = (row + i) * SUMS;
          sums[at] = mean;
          sums[at + 1] = none;
          sums[at + 2] = one;
          sums[at + 3] = two;
        }
        if (q === r) continue;
        const win = kept && changed[q] === 0 ? wins[row + q]! : before(r, q);
        if (drawing) wins[row + q] = win;
        mean += 1 - win;
        two = two * win + one * (1 - win);
        one = one * win + none * (1 - win);
        none *= win;
      }
      own[r]! += 40 - 2 * mean + none * extra(first) + one * extra(first + 1) + two * extra(first + 2);
    }
    if (drawing) this.#known[line] = 1;
  }

  /** UR 15: points at a line ahead; UR 15.1: and the jersey that goes with them. */
  sprint(s: State, line: LineIndex, rank: number, jersey: number, ground: Ground, hands: Hands, weights: Weights, drawing: boolean): void {
    const { racing, riding, ours, ourRiding } = this.#field;
    const { points } = ground.course.lines[line]!;
    const wearer = jerseyWearer(s);
    const known = this.#timeTo(line, ground, hands, weights, drawing);
    const wins = this.#wins;
    for (let j = 0; j < ourRiding; j++) {
      const r = ours[j]!;
      if (crossed[r]! > line) continue;
      const row = (line * RIDER_COUNT + r) * RIDER_COUNT;
      const kept = known && changed[r] === 0;
      let none = 1;
      let one = 0;
      let two = 0;
      for (let k = 0; k < riding; k++) {
        const q = racing[k]!;
        if (q === r || crossed[q]! > line) continue;
        const win = kept && changed[q] === 0 ? wins[row + q]! : before(r, q);
        if (drawing) wins[row + q] = win;
        two = two * win + one * (1 - win);
        one = one * win + none * (1 - win);
        none *= win;
      }
      for (let k = rank; k <= 3; k++) {
        const chance = k === rank ? none : k === rank + 1 ? one : two;
        own[r]! += chance * prize(s, r, points[k - 1] ?? 0, k === 1 || wearer >= 0 ? jersey : 0);
      }
    }
    if (drawing) this.#known[line] = 1;
  }
}
