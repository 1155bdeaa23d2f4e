import type { Curve } from '../curve.ts';

interface WinLink {
  readonly steepness: Curve;
  readonly evenShare: Curve;
}

/**
 * Made by `node tools/fit-win-reifenbreite.mjs 1000 win`: 26270 positions of 800 races.
 * `steepness`: how far apart in points, relative to their standard deviation, the chance to win falls to a third; `evenShare`: the share of
 * the chance that all seats have alike, however far apart they are. `photos`: with photo cards, which may void points (UR 14).
 */
export const WIN_LINK: { readonly plain: WinLink; readonly photos: WinLink } = {
  plain: { steepness: [0.95, 0.9, 0.82, 0.78, 0.62, 0.48], evenShare: [0.002, 0.002, 0.002, 0.002, 0.002, 0.002] },
  photos: { steepness: [0.75, 0.95, 1.1, 1.02, 1.18, 1.55], evenShare: [0.002, 0.002, 0.002, 0.002, 0.002, 0.002] },
};
