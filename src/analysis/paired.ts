import type { Seat } from '../kit/index.ts';
import type { Compared } from './evaluation.ts';
import { isSignificantlyWorse, leastGain } from './significance.ts';

/** An alternative this many standard errors ahead of the choice needs no more races. */
const SETTLED = 4;
/** An alternative needs no more races either if the remaining ones would have to move its mean by this many standard deviations to make it a significant gain. */
const HOPELESS = 2.6;
/** Before this many races, a whole run through all pairs of dice, only one that is significantly worse is dropped. */
const ENOUGH = 36;

/** Fixed limits of a comparison. */
interface RivalLimits {
  /** Races at most. */
  readonly races: number;
  /** Lower bound for the variance of one race. */
  readonly leastVariance: number;
}

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
  private readonly limits: RivalLimits;
  private readonly prior: Prior | null;
  private readonly sums: Float64Array;
  private squares = 0;
  private count = 0;

  /**
   * @param seat that decides
   * @param through whether the size of a loss is of interest, too
   */
  constructor(option: Action, seats: number, seat: Seat, limits: RivalLimits, prior: Prior | null = null, through = false) {
    this.option = option;
    this.through = through;
    this.seat = seat;
    this.limits = limits;
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

  /** Stops the comparison when more races would hardly change what is said about it. */
  settle(): void {
    const { mean, deviation } = this.believed();
    const isEnough = this.count >= ENOUGH;
    const isSettled = isEnough && Math.abs(mean) > SETTLED * deviation;
    this.open = !isSettled && (this.through || !(isSignificantlyWorse(mean, deviation) || (isEnough && this.isHopeless(mean, deviation))));
  }

  /** Whether the races that are left will hardly make it a significant gain. */
  private isHopeless(mean: number, deviation: number): boolean {
    const { deviation: atEnd } = this.believed(this.limits.races);
    const drift = Math.sqrt(Math.max(0, deviation * deviation - atEnd * atEnd));
    return mean + HOPELESS * drift < leastGain(atEnd);
  }

  /** The posterior, from the prior and the races. */
  result(): Compared<Action> {
    const { seat, sums, count, prior } = this;
    const { deviation, share } = this.believed();
    const before = prior?.gain ?? 0;
    const gain = [...sums].map((sum, i) => (share * sum) / count + (1 - share) * (i === seat ? before : -before / (sums.length - 1)));
    return { action: this.option, gain, deviation, races: count };
  }

  /**
   * @param races the number of races to reckon with, at the variance of the races so far
   * @returns the deciding seat's gain, its standard error, and the weight of the races in it
   */
  private believed(races = this.count): { readonly mean: number; readonly deviation: number; readonly share: number } {
    const { sums, seat, count, prior } = this;
    const mean = sums[seat]! / count;
    const variance = Math.max(this.limits.leastVariance, (this.squares - count * mean * mean) / (count - 1)) / races;
    if (prior === null) return { mean, deviation: Math.sqrt(variance), share: 1 };
    const trust = prior.deviation * prior.deviation;
    const share = trust / (trust + variance);
    return { mean: share * mean + (1 - share) * prior.gain, deviation: Math.sqrt(share * variance), share };
  }
}
