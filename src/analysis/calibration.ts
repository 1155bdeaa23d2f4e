/**
 * The fields that evaluations were tested on: Medium only, as in fitting; all levels and characters; and such
 * fields in stage races, for a game whose usual race has one stage.
 */
export const CALIBRATED = ['medium', 'mixed', 'stages'] as const;
export type CalibratedField = (typeof CALIBRATED)[number];

/** The parts of a race, in order. */
export const PARTS = ['early', 'middle', 'late'] as const;

/** Ten bins of equal size by the expectation, in a part of the race. */
export interface CalibrationPart {
  readonly expectations: number;
  /** The actual error of the points and the predicted one, as root mean squares. */
  readonly off: number;
  readonly said: number;
  readonly expected: readonly number[];
  readonly got: readonly number[];
  /** Per cent. */
  readonly chance: readonly number[];
  readonly won: readonly number[];
}

/** A bot's mean points above the expectation, by part of the race, with half of the 95 % interval over its seats. */
export interface CalibrationRider {
  readonly bot: string;
  readonly seats: number;
  readonly missed: readonly { readonly mean: number; readonly within: number }[];
}

/**
 * The calibration of an evaluation on races that were not used to fit it, as `node tools/check-analysis.mjs GAME RACES --write` writes it to
 * `GAME/calibration.json`; with `--mixed`, for fields of all levels and characters, to `GAME/calibration-mixed.json`; with `--stages` to
 * `GAME/calibration-stages.json`.
 */
export interface Calibration {
  readonly races: number;
  readonly results: number;
  /**
   * The deviation of results from the mean of the table, the same without luck, and the deviation that the
   * analysis predicted.
   */
  readonly deviation: number;
  readonly withoutLuck: number;
  readonly said: number;
  readonly parts: Readonly<Record<(typeof PARTS)[number], CalibrationPart>>;
  /** For mixed fields only. */
  readonly riders: readonly CalibrationRider[];
}
