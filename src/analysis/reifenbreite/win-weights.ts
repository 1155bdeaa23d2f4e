import type { Curve } from '../curve.ts';

interface WinLink {
  readonly steepness: Curve;
  readonly evenShare: Curve;
}

export const WIN_LINK: { readonly plain: WinLink; readonly photos: WinLink } = {
  plain: { steepness: [0.75, 0.75, 0.75, 0.75, 0.75, 0.75], evenShare: [0, 0, 0, 0, 0, 0] },
  photos: { steepness: [0.75, 0.75, 0.75, 0.75, 0.75, 0.75], evenShare: [0, 0, 0, 0, 0, 0] },
};
