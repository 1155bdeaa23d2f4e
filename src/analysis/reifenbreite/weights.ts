import type { Curve } from '../curve.ts';

/**
 * Made by `node scripts/fit-analysis-reifenbreite.mjs 200 train`: 36798 times what a team still gets, of 200 races; 40.5 % of it explained.
 * `trust`: how much of what Medium says a rider gets more than the mean is believed; `spread`: how far the points of a team are off.
 */
export const EVALUATION_WEIGHTS: { readonly trust: Curve; readonly spread: Curve } = {
  trust: [1.46, 1.36, 1.07, 1.11, 1.07, 1.03],
  spread: [30.23, 25.04, 18.27, 11.44, 5.35, 1.34],
};
