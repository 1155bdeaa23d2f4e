import type { Curve } from '../curve.ts';

/**
 * Made by `node tools/fit-photos-reifenbreite.mjs 500 photos`: 38849 expectations. With photo cards (UR 14),
 * `remains`: the share of the points in sight that later disqualifications leave; `trust`: as in `weights.ts`.
 */
export const PHOTO_WEIGHTS: { readonly remains: Curve; readonly trust: Curve } = {
  remains: [0.817, 0.909, 0.965, 0.991, 1, 1],
  trust: [1.514, 1.174, 0.976, 1.108, 1.053, 0.792],
};
