/** What two options brought in the same races, one less the other. */
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

  /** So many standard errors below the mean. @param least deviation that one race is believed to have */
  bound(errors: number, least = 0): number {
    return this.mean - (errors * Math.max(least, this.deviation)) / Math.sqrt(this.count);
  }
}
