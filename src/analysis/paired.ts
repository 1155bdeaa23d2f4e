import type { Seat } from '../kit/index.ts';
import type { Compared } from './evaluation.ts';

/** Who is worse than the chosen one by so many standard errors, or surely better by so many, is imagined no more. */
const HOPELESS = 1;
const SETTLED = 4;

/** What was thought of an option before any race: points that it brings the deciding seat more than what was chosen, and how far that is trusted, as a deviation. */
export interface Prior {
  readonly gain: number;
  readonly deviation: number;
}

/** An option held against what was chosen, race by race under the same luck. */
export class Rival<Action> {
  readonly option: Action;
  /** Whether more races may change what is thought of it. */
  open = true;
  /** It is looked at until it is settled either way, and not given up once it is probably worse. */
  private readonly through: boolean;
  private readonly seat: Seat;
  private readonly leastVariance: number;
  private readonly prior: Prior | null;
  private readonly sums: Float64Array;
  private squares = 0;
  private count = 0;

  /** @param seat that decides @param leastVariance of one race: no mean is surer than by so much @param through one wants to know how much worse it is, too */
  constructor(option: Action, seats: number, seat: Seat, leastVariance: number, prior: Prior | null = null, through = false) {
    this.option = option;
    this.through = through;
    this.seat = seat;
    this.leastVariance = leastVariance;
    this.prior = prior;
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
    const { mean, deviation } = this.believed();
    this.open = mean > -(this.through ? SETTLED : HOPELESS) * deviation && mean < SETTLED * deviation;
  }

  /** What is believed of it: what was thought before and what the races showed, each by how sure it is. */
  result(): Compared<Action> {
    const { seat, sums, count, prior } = this;
    const { deviation, share } = this.believed();
    const before = prior?.gain ?? 0;
    const gain = [...sums].map((sum, i) => (share * sum) / count + (1 - share) * (i === seat ? before : -before / (sums.length - 1)));
    return { action: this.option, gain, deviation, races: count };
  }

  /** @returns the gain of the seat that decides, its standard error, and how much of it is owed to the races */
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
