import { jerseyWearer, RIDER_COUNT, type LineIndex, type Rider, type State } from '../../../games/reifenbreite/index.ts';
import type { CourseTables } from './course-tables.ts';
import type { Hands } from './hands.ts';
import { extra, prize } from './points.ts';
import type { Weights } from './weights.ts';
import { toRecompute, cardGains, hasNewChances, crossed, lineGains, moved, own, place } from './work-space.ts';

/** Spaces of a turn on flat road. */
const SPACES_A_TURN = 7;

/** The chance that a rider crosses the line before each of the others; 1 against itself, which changes no sum. */
const chances = new Float64Array(RIDER_COUNT);
/** By entry of `toRecompute`: turns and scale in the evaluated position, which `#takeBack` restores. */
const baseTurns = new Float64Array(RIDER_COUNT);
const baseScale = new Float64Array(RIDER_COUNT);

/** Sums that accompany the chances, one opponent after the other. */
const SUMS = 4;

/** Instead of a number of entries of `toRecompute`: all riders are computed from scratch. */
export const ALL = -1;

/** The riders on the road, and which of them belong to the evaluating side. */
export class LineField {
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
 * Turns of all riders to each line and their chances against each other there. They are kept from the evaluated position, so that for a later one
 * only riders that have changed are computed again.
 */
export class LineChances {
  readonly #field: LineField;
  /**
   * By line: 1 where the numbers below are known. [line * riders + rider]; [(line * riders + rider) * riders +
   * other]: the chance to be first of the two.
   */
  #known = new Uint8Array(0);
  #turns = new Float64Array(0);
  #scale = new Float64Array(0);
  #wins = new Float64Array(0);
  /**
   * Four partial sums over the opponents before `other`. Where the first of them has not changed, the computation
   * continues from there.
   */
  #sums = new Float64Array(0);

  constructor(field: LineField) {
    this.#field = field;
  }

  /** Resets, with room for this many lines. */
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

  /**
   * Turns to a line for all riders that have not crossed it, as far as can be foreseen; if those of the evaluated position are known, only for the
   * first `count` of `toRecompute`, until `#takeBack`.
   * @returns whether they are known; then riders with unchanged turns keep their chances
   */
  #timeTo(line: LineIndex, tables: CourseTables, hands: Hands, weights: Weights, count: number): boolean {
    const { racing, riding } = this.#field;
    const row = line * RIDER_COUNT;
    if (this.#known[line] === 0) {
      for (let i = 0; i < riding; i++) this.#timeOf(racing[i]!, line, tables, hands, weights);
      return false;
    }
    for (let i = 0; i < count; i++) {
      const r = toRecompute[i]!;
      baseTurns[i] = this.#turns[row + r]!;
      baseScale[i] = this.#scale[row + r]!;
      this.#timeOf(r, line, tables, hands, weights);
    }
    return true;
  }

  #timeOf(r: Rider, line: LineIndex, { pace, fromStart }: CourseTables, { number }: Hands, weights: Weights): void {
    const at = place[r]!;
    const left = pace.toLine[line]![at]!;
    // a card needs its turn, and a missing one cannot be saved
    const room = left / (number[r]! * weights.cardTurns);
    const won = (lineGains[r]! + (room < 1 ? room * cardGains[r]! : cardGains[r]!)) / SPACES_A_TURN;
    const index = line * RIDER_COUNT + r;
    this.#turns[index] =
      left * weights.pace - (won < left - 1 ? won : Math.max(0, left - 1)) - (moved[r] === 1 ? 0 : 1) - weights.ahead * fromStart[at]!;
    this.#scale[index] = weights.unsure + weights.unsurePerTurn * pace.open[line]![at]!;
  }

  #takeBack(line: LineIndex, count: number): void {
    const row = line * RIDER_COUNT;
    for (let i = 0; i < count; i++) {
      const r = toRecompute[i]!;
      this.#turns[row + r] = baseTurns[i]!;
      this.#scale[row + r] = baseScale[i]!;
    }
  }

  /**
   * UR 8: 40 - 2 x rank, and 12, 4 and 1 more for the first three, from the mean rank and the chance to be one of
   * the three.
   */
  finish(line: LineIndex, first: number, tables: CourseTables, hands: Hands, weights: Weights, count: number): void {
    const drawing = count === ALL;
    const known = this.#timeTo(line, tables, hands, weights, count);
    const { racing, riding, ours, ourRiding } = this.#field;
    const wins = this.#wins;
    const sums = this.#sums;
    const turns = this.#turns;
    const scale = this.#scale;
    const base = line * RIDER_COUNT;
    let from = 0;
    if (!drawing) while (from < riding - 1 && hasNewChances[racing[from]!] === 0) from++;
    for (let j = 0; j < ourRiding; j++) {
      const r = ours[j]!;
      const row = (base + r) * RIDER_COUNT;
      const kept = known && hasNewChances[r] === 0;
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
      const needs = turns[base + r]!;
      const open = scale[base + r]!;
      // two independent loops, so that the processor can overlap them
      for (let k = i; k < riding; k++) {
        const q = racing[k]!;
        chances[k] =
          kept && hasNewChances[q] === 0 ? wins[row + q]! : q === r ? 1 : before(turns[base + q]! - needs, open + scale[base + q]!);
      }
      for (; i < riding; i++) {
        const win = chances[i]!;
        if (drawing) {
          const at = (row + i) * SUMS;
          sums[at] = mean;
          sums[at + 1] = none;
          sums[at + 2] = one;
          sums[at + 3] = two;
          wins[row + racing[i]!] = win;
        }
        const lose = 1 - win;
        mean += lose;
        two = two * win + one * lose;
        one = one * win + none * lose;
        none *= win;
      }
      own[r]! += 40 - 2 * mean + none * extra(first) + one * extra(first + 1) + two * extra(first + 2);
    }
    this.#end(line, known, count);
  }

  #end(line: LineIndex, known: boolean, count: number): void {
    if (count === ALL) this.#known[line] = 1;
    else if (known) this.#takeBack(line, count);
  }

  /** UR 15: points at a line ahead; UR 15.1: and the jersey that goes with them. */
  sprint(
    s: State,
    line: LineIndex,
    rank: number,
    jersey: number,
    tables: CourseTables,
    hands: Hands,
    weights: Weights,
    count: number,
  ): void {
    const drawing = count === ALL;
    const { racing, riding, ours, ourRiding } = this.#field;
    const { points } = tables.course.lines[line]!;
    const wearer = jerseyWearer(s);
    const known = this.#timeTo(line, tables, hands, weights, count);
    const wins = this.#wins;
    const turns = this.#turns;
    const scale = this.#scale;
    const base = line * RIDER_COUNT;
    for (let j = 0; j < ourRiding; j++) {
      const r = ours[j]!;
      if (crossed[r]! > line) continue;
      const row = (base + r) * RIDER_COUNT;
      const kept = known && hasNewChances[r] === 0;
      const needs = turns[base + r]!;
      const open = scale[base + r]!;
      let none = 1;
      let one = 0;
      let two = 0;
      for (let k = 0; k < riding; k++) {
        const q = racing[k]!;
        if (q === r || crossed[q]! > line) continue;
        const win = kept && hasNewChances[q] === 0 ? wins[row + q]! : before(turns[base + q]! - needs, open + scale[base + q]!);
        if (drawing) wins[row + q] = win;
        const lose = 1 - win;
        two = two * win + one * lose;
        one = one * win + none * lose;
        none *= win;
      }
      for (let k = rank; k <= 3; k++) {
        const chance = k === rank ? none : k === rank + 1 ? one : two;
        own[r]! += chance * prize(s, r, points[k - 1] ?? 0, k === 1 || wearer >= 0 ? jersey : 0);
      }
    }
    this.#end(line, known, count);
  }
}

/** The chance that one rider crosses the line before another: a curve between 0 and 1 of the difference in turns. */
function before(turns: number, scale: number): number {
  const x = turns / scale;
  return 0.5 + (0.5 * x) / Math.sqrt(1 + x * x);
}
