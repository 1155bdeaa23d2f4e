import type { Curve } from '../curve.ts';

interface WinLink {
  readonly steepness: Curve;
  readonly floor: Curve;
}

export const WIN_LINK: { readonly plain: WinLink; readonly photos: WinLink } = {
  plain: { steepness: [0.75, 0.75, 0.75, 0.75, 0.75, 0.75], floor: [0, 0, 0, 0, 0, 0] },
  photos: { steepness: [0.75, 0.75, 0.75, 0.75, 0.75, 0.75], floor: [0, 0, 0, 0, 0, 0] },
};
