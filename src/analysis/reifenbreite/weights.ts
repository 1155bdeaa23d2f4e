import type { Curve } from '../curve.ts';

/**
 * Made by `node scripts/fit-analysis-reifenbreite.mjs 60 train`: 9406 times what a team still gets, of 60 races; 35.8 % of it explained.
 * `trust`: how much of what Medium says a rider gets more than the mean is believed; `spread`: how far the points of a team are off.
 */
export const EVALUATION_WEIGHTS: { readonly trust: Curve; readonly spread: Curve } = {
  trust: [1.01, 1.08, 0.98, 1.04, 1.01, 1],
  spread: [33.5, 26.84, 20.77, 13.2, 7.49, 5.39],
};
