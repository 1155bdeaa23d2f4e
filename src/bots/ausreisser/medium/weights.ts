/** Medium's weights, in minutes. They were tuned in races against Easy and against itself. */
export interface Weights {
  /** Still leading at its next turn, which makes that turn free (DA 3.1). */
  readonly keep: number;
  /** Wearing yellow at the end of the stage. */
  readonly yellow: number;
  /** Taking the lead, in addition to keeping it. */
  readonly take: number;
  /** Falling out of the bunch, and returning to it, in addition to the minutes. */
  readonly drop: number;
  readonly back: number;
  /** Each minute that another seat is expected to lose, divided by the number of other seats. */
  readonly harm: number;
  /** Each km/h of a card that will probably be played: for the leader, in the bunch, dropped. */
  readonly priceLead: number;
  readonly priceBunch: number;
  readonly priceDropped: number;
  /** Cards of a hand that stay unplayed at the end of a stage. */
  readonly unplayed: number;
  readonly spurt: number;
  readonly hill: number;
  readonly hillOutOfTurn: number;
  /** How often a seat that can take the lead does so. */
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
