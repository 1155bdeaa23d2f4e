import type { CalibratedField, Calibration } from './calibration.ts';
import type { AnyEvaluation } from './evaluation.ts';

export { againstField, isSignificantGain, tallyOf, type AgainstField, type Mean, type FieldRace, type Tally } from './field.ts';
export { sumOfCards, type CardSum } from './cards.ts';
export { CALIBRATED, PARTS } from './calibration.ts';
export { continuationsAt, type Continuation, type Continuations, type ContinuationStep } from './continuations.ts';
export type { Finding } from './finding.ts';
export { findingsFromEnd } from './findings.ts';
export { analyse, type AnalysisProgress } from './analyse.ts';
export type { FinishedRace } from './valuation.ts';
export type { Analysis, CardChoice, Cause, KindSplit, KeyMoment, RiderSplit, Sketch, Split, Swing } from './analysis.ts';
export type { AnyEvaluation, BySeat, Evaluation } from './evaluation.ts';

/** The evaluations by game, one line a game, each loaded on demand. */
const evaluations: Readonly<Record<string, () => Promise<AnyEvaluation>>> = {
  reifenbreite: async () => (await import('./reifenbreite/index.ts')).evaluation,
  ausreisser: async () => (await import('./ausreisser/index.ts')).evaluation,
};

/** Whether races of a game (by its id) can be analysed. */
export const hasEvaluation = (game: string): boolean => Object.hasOwn(evaluations, game);

/** The evaluation of a game (by its id); undefined if there is none. */
export async function loadEvaluation(game: string): Promise<AnyEvaluation | undefined> {
  return hasEvaluation(game) ? evaluations[game]!() : undefined;
}

const calibrations: Readonly<
  Record<string, () => Promise<{ readonly calibrations: Readonly<Partial<Record<CalibratedField, Calibration>>> }>>
> = {
  reifenbreite: () => import('./reifenbreite/calibrations.ts'),
  ausreisser: () => import('./ausreisser/calibrations.ts'),
};

/** The calibration of a game's evaluation; undefined if there is none. */
export async function loadCalibration(game: string, field: CalibratedField): Promise<Calibration | undefined> {
  return Object.hasOwn(calibrations, game) ? (await calibrations[game]!()).calibrations[field] : undefined;
}
