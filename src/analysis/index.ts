import type { Calibration } from './calibration.ts';
import type { AnyEvaluation } from './evaluation.ts';

export { againstField, stands, tallyOf, type AgainstField, type Mean, type Ride, type Tally } from './field.ts';
export { sumOfCards, type CardSum } from './cards.ts';
export { waysAt, type Way, type Ways, type WayStep } from './ways.ts';
export { analyse, type Progress } from './analyse.ts';
export type { RaceRidden } from './valued.ts';
export type { Analysis, CardChoice, KindSplit, Moment, RiderSplit, Sketch, Split } from './analysis.ts';
export type { AnyEvaluation, BySeat, Evaluation } from './evaluation.ts';

/** Who judges which game. One folder, one line; a game's evaluation is fetched when somebody wants to understand a race. */
const evaluations: Readonly<Record<string, () => Promise<AnyEvaluation>>> = {
  reifenbreite: async () => (await import('./reifenbreite/index.ts')).evaluation,
  ausreisser: async () => (await import('./ausreisser/index.ts')).evaluation,
};

/** Whether races of a game (by its id) can be understood. */
export const isJudged = (game: string): boolean => Object.hasOwn(evaluations, game);

/** The evaluation of a game (by its id); undefined where there is none. */
export async function loadEvaluation(game: string): Promise<AnyEvaluation | undefined> {
  return isJudged(game) ? evaluations[game]!() : undefined;
}

/** The fields that evaluations were tried on: all of Medium, by which they are made, and of all levels and characters. */
export const CALIBRATED = ['medium', 'mixed'] as const;
export type CalibratedField = (typeof CALIBRATED)[number];

type Loader = () => Promise<{ readonly calibration: Calibration }>;
const calibrations: Readonly<Record<string, Readonly<Record<CalibratedField, Loader>>>> = {
  reifenbreite: { medium: () => import('./reifenbreite/calibration.ts'), mixed: () => import('./reifenbreite/calibration-mixed.ts') },
  ausreisser: { medium: () => import('./ausreisser/calibration.ts'), mixed: () => import('./ausreisser/calibration-mixed.ts') },
};

/** How honest a game's evaluation was found to be; undefined where there is none. */
export async function loadCalibration(game: string, field: CalibratedField): Promise<Calibration | undefined> {
  return Object.hasOwn(calibrations, game) ? (await calibrations[game]![field]()).calibration : undefined;
}
