/** The differences of two options over the same races. */
export class Duel {
  count = 0;
  private sum = 0;
  private squares = 0;

  add(one: Float64Array, other: Float64Array): void {
    for (let i = 0; i < one.length; i++) {
      const difference = one[i]! - other[i]!;
      this.sum += difference;
      this.squares += difference * difference;
    }
    this.count += one.length;
  }

  get mean(): number {
    return this.sum / this.count;
  }

  /** Of one race. */
  get deviation(): number {
    return Math.sqrt(Math.max(0, this.squares - (this.sum * this.sum) / this.count) / (this.count - 1));
  }

  /** This many standard errors below the mean. @param least lower bound for the deviation of one race */
  bound(errors: number, least = 0): number {
    return this.mean - (errors * Math.max(least, this.deviation)) / Math.sqrt(this.count);
  }
}
