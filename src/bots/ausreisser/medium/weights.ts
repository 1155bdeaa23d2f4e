/** What Medium thinks things worth, in minutes. Found by riding against Easy and against itself; the order of magnitude is common sense. */
export interface Weights {
  /** Still leading when the own next turn begins: that turn is free (DA 3.1). */
  readonly keep: number;
  /** Yellow when the stage ends. */
  readonly yellow: number;
  /** Taking the lead, besides keeping it. */
  readonly take: number;
  /** Falling out of the bunch, and coming back, besides the minutes. */
  readonly drop: number;
  readonly back: number;
  /** Each minute that another is expected to lose, shared among all others. */
  readonly harm: number;
  /** Each km/h of a card that will hardly stay unplayed: for the leader, in the bunch, dropped. */
  readonly priceLead: number;
  readonly priceBunch: number;
  readonly priceDropped: number;
  /** Cards of a hand that stay unplayed at the end of a stage. */
  readonly unplayed: number;
  readonly spurt: number;
  readonly hill: number;
  readonly hillOutOfTurn: number;
  /** How often somebody who can take the lead does. */
  readonly willing: number;
}

export const WEIGHTS: Weights = {
  keep: 3.33,
  yellow: 1.35,
  take: -0.4,
  drop: 3.08,
  back: 0.89,
  harm: 1,
  priceLead: 0.75,
  priceBunch: 0.74,
  priceDropped: 0.32,
  unplayed: 6.5,
  spurt: 1.47,
  hill: 1.41,
  hillOutOfTurn: 0.27,
  willing: 0.7,
};
