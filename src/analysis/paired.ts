import type { Compared } from './evaluation.ts';

/** Who is worse than the chosen one by so many standard errors, or surely better by so many, is imagined no more. */
const HOPELESS = 1;
const SETTLED = 4;

/** An option held against what was chosen, race by race under the same luck. */
export class Rival<Action> {
  readonly option: Action;
  /** Whether more races may change what is thought of it. */
  open = true;
  private readonly seat: number;
  private readonly leastVariance: number;
  private readonly sums: Float64Array;
  private squares = 0;
  private count = 0;

  /** @param seat that decides @param leastVariance of one race: no mean is surer than by so much */
  constructor(option: Action, seats: number, seat: number, leastVariance: number) {
    this.option = option;
    this.seat = seat;
    this.leastVariance = leastVariance;
    this.sums = new Float64Array(seats);
  }

  /** What the option reached, and what the chosen one did in the same race. */
  add(reached: Float64Array, reference: Float64Array): void {
    const { sums } = this;
    let mean = 0;
    for (let i = 0; i < sums.length; i++) mean += (reached[i]! - reference[i]!) / sums.length;
    for (let i = 0; i < sums.length; i++) sums[i]! += reached[i]! - reference[i]! - mean;
    const gain = reached[this.seat]! - reference[this.seat]! - mean;
    this.squares += gain * gain;
    this.count++;
  }

  /** Closes it where the matter is settled. */
  settle(): void {
    const mean = this.sums[this.seat]! / this.count;
    const deviation = this.deviation();
    this.open = mean > -HOPELESS * deviation && mean < SETTLED * deviation;
  }

  result(): Compared<Action> {
    const gain = [...this.sums].map((sum) => sum / this.count);
    return { action: this.option, gain, deviation: this.deviation(), races: this.count };
  }

  private deviation(): number {
    const mean = this.sums[this.seat]! / this.count;
    const variance = Math.max(this.leastVariance, (this.squares - this.count * mean * mean) / (this.count - 1));
    return Math.sqrt(variance / this.count);
  }
}
