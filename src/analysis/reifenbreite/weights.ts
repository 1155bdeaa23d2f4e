import type { Curve } from '../curve.ts';

/**
 * Made by `node tools/fit-analysis-reifenbreite.mjs 200 train`: 29952 times what a team still gets, of 200 races; 41.6 % of it explained.
 * `trust`: how much of what Medium says a rider gets more than the mean is believed; `spread`: how far the points of a team are off;
 * `ofStages`: by how many times more for each stage of a stage race, whose best rider counts once more for each (UR 17).
 */
export const EVALUATION_WEIGHTS: { readonly trust: Curve; readonly spread: Curve; readonly ofStages: number } = {
  trust: [1.05, 1.21, 1.06, 1.07, 1.03, 1],
  spread: [30.59, 24.7, 19.03, 12.28, 7, 5.03],
  ofStages: 0.57,
};
