/**
 * Replaces d3-transition and d3-interpolate in the page's script, which saves 12 kB before a race. d3-zoom imports them for animations that the board does not
 * use: it animates its own zoom (`src/web/reifenbreite/draw/zoom.ts`) and switches off the double click of d3-zoom.
 */
import { selection } from 'd3-selection';

export const interrupt = () => undefined;

/** Called only by a transition. */
export const interpolateZoom = () => () => [0, 0, 1];

/** @type {{ interrupt?: () => unknown }} */ (selection.prototype).interrupt = function () {
  return this;
};
