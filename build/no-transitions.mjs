/**
 * Replaces d3-transition in the page's script, which saves 5 kB before a race. d3-zoom imports it for animations that the board does not use: it animates its
 * own zoom (`src/web/reifenbreite/draw/zoom.ts`) and switches off the double click of d3-zoom.
 */
import { selection } from 'd3-selection';

export const interrupt = () => undefined;

/** @type {{ interrupt?: () => unknown }} */ (selection.prototype).interrupt = function () {
  return this;
};
