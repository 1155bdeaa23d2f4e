/**
 * In the page's script in the place of d3-transition, which d3-zoom brings along for glides of its own: 5 kB of the way into a race, and never asked for, since the board glides by itself
 * (`src/web/reifenbreite/draw/zoom.ts`) and gives up d3-zoom's double click. What is not there cannot be interrupted.
 */
import { selection } from 'd3-selection';

export const interrupt = () => undefined;

/** @type {{ interrupt?: () => unknown }} */ (selection.prototype).interrupt = function () {
  return this;
};
