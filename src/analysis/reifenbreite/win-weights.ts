import type { Curve } from '../curve.ts';

export const WIN_LINK: { readonly steepness: Curve; readonly floor: Curve } = {
  steepness: [0.75, 0.75, 0.75, 0.75, 0.75, 0.75],
  floor: [0, 0, 0, 0, 0, 0],
};
