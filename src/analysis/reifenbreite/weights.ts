import type { Curve } from '../curve.ts';

export const EVALUATION_WEIGHTS: { readonly trust: Curve; readonly spread: Curve } = {
  trust: [0.45, 1, 1.02, 1.04, 1.03, 1.05],
  spread: [29, 25, 20, 14, 8, 1],
};
