import type { Seat } from '../kit/index.ts';
import type { Compared } from './evaluation.ts';

/** An alternative this many standard errors behind the choice, or ahead of it, needs no more races. */
const HOPELESS = 1;
const SETTLED = 4;

/** The prior of an alternative: points above the choice for the deciding seat, and the standard deviation. */
export interface Prior {
  readonly gain: number;
  readonly deviation: number;
}

/** An alternative compared with the choice, race by race under the same luck. */
export class Rival<Action> {
  readonly option: Action;
  /** Whether more races may change the result. */
  open = true;
  /** Whether it is compared until it is significant either way, instead of being dropped once it is probably worse. */
  private readonly through: boolean;
  private readonly seat: Seat;
  private readonly leastVariance: number;
  private readonly prior: Prior | null;
  private readonly sums: Float64Array;
  private squares = 0;
  private count = 0;

  /**
   * @param seat that decides
   * @param leastVariance lower bound for one race
   * @param through whether the size of a loss is of interest, too
   */
  constructor(option: Action, seats: number, seat: Seat, leastVariance: number, prior: Prior | null = null, through = false) {
    this.option = option;
    this.through = through;
    this.seat = seat;
    this.leastVariance = leastVariance;
    this.prior = prior;
    this.sums = new Float64Array(seats);
  }

  /** The results of the alternative and of the choice in the same race. */
  add(reached: Float64Array, reference: Float64Array): void {
    const { sums } = this;
    let mean = 0;
    for (let i = 0; i < sums.length; i++) mean += (reached[i]! - reference[i]!) / sums.length;
    for (let i = 0; i < sums.length; i++) sums[i]! += reached[i]! - reference[i]! - mean;
    const gain = reached[this.seat]! - reference[this.seat]! - mean;
    this.squares += gain * gain;
    this.count++;
  }

  /** Stops the comparison when it is settled. */
  settle(): void {
    const { mean, deviation } = this.believed();
    this.open = mean > -(this.through ? SETTLED : HOPELESS) * deviation && mean < SETTLED * deviation;
  }

  /** The posterior, from the prior and the races. */
  result(): Compared<Action> {
    const { seat, sums, count, prior } = this;
    const { deviation, share } = this.believed();
    const before = prior?.gain ?? 0;
    const gain = [...sums].map((sum, i) => (share * sum) / count + (1 - share) * (i === seat ? before : -before / (sums.length - 1)));
    return { action: this.option, gain, deviation, races: count };
  }

  /** @returns the deciding seat's gain, its standard error, and the weight of the races in it */
  private believed(): { readonly mean: number; readonly deviation: number; readonly share: number } {
    const { sums, seat, count, prior } = this;
    const mean = sums[seat]! / count;
    const variance = Math.max(this.leastVariance, (this.squares - count * mean * mean) / (count - 1)) / count;
    if (prior === null) return { mean, deviation: Math.sqrt(variance), share: 1 };
    const trust = prior.deviation * prior.deviation;
    const share = trust / (trust + variance);
    return { mean: share * mean + (1 - share) * prior.gain, deviation: Math.sqrt(share * variance), share };
  }
}
