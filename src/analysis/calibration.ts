/** The fields that evaluations were tried on: all of Medium, by which they are made; of all levels and characters; and such in stage races, where a game’s single race has no stages. */
export const CALIBRATED = ['medium', 'mixed', 'stages'] as const;
export type CalibratedField = (typeof CALIBRATED)[number];

/** The parts of a race, in order. */
export const PARTS = ['early', 'middle', 'late'] as const;

/** Ten bins of the same size by what was expected, in a part of the race. */
export interface CalibrationPart {
  readonly expectations: number;
  /** How far points were off what was expected, and how far they were said to be: roots of mean squares. */
  readonly off: number;
  readonly said: number;
  readonly expected: readonly number[];
  readonly got: readonly number[];
  /** Per cent. */
  readonly chance: readonly number[];
  readonly won: readonly number[];
}

/** What one of those that rode got more than was expected of it: by part of the race, with half of the 95 % interval over its seats. */
export interface CalibrationRider {
  readonly bot: string;
  readonly seats: number;
  readonly missed: readonly { readonly mean: number; readonly within: number }[];
}

/**
 * How honest an evaluation was on races never used to make it, as `node tools/check-analysis.mjs GAME RACES --write` writes it to `GAME/calibration.json`; with `--mixed` of
 * fields of all levels and characters, to `GAME/calibration-mixed.json`; with `--stages` to `GAME/calibration-stages.json`.
 */
export interface Calibration {
  readonly races: number;
  readonly results: number;
  /** How far results lay from the mean of the table; how far without the luck; and how far the analysis said that they would. */
  readonly deviation: number;
  readonly withoutLuck: number;
  readonly said: number;
  readonly parts: Readonly<Record<(typeof PARTS)[number], CalibrationPart>>;
  /** Of a mixed field; of one of equals none. */
  readonly riders: readonly CalibrationRider[];
}
