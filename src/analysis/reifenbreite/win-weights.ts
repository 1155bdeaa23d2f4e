import type { Curve } from '../curve.ts';

interface WinLink {
  readonly steepness: Curve;
  readonly evenShare: Curve;
}

/**
 * Made by `node tools/fit-win-reifenbreite.mjs 1000 win`: 26270 positions of 800 races,
 * then scaled by thirds of the race to 3,200 more (`tools/judge/ceiling.mjs`, seed `calibration`, 800 of each kind).
 * `steepness`: how far apart in points, relative to their standard deviation, the chance to win falls to a third; `evenShare`: the share of
 * the chance that all seats have alike, however far apart they are. `photos`: with photo cards, which may void points (UR 14).
 */
export const WIN_LINK: { readonly plain: WinLink; readonly photos: WinLink } = {
  plain: { steepness: [0.9, 0.92, 0.93, 0.77, 0.565, 0.44], evenShare: [0.002, 0.002, 0.002, 0.002, 0.002, 0.002] },
  photos: { steepness: [0.75, 0.91, 0.96, 0.97, 1.27, 1.67], evenShare: [0.002, 0.002, 0.002, 0.002, 0.002, 0.002] },
};
