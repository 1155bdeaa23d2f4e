import type { Surface } from './graph.ts';
import { onPatch } from './outline.ts';
import type { Patch } from './outline.ts';
import { pair } from './paths.ts';

/**
 * The pattern of a surface on one space, as open paths to be stroked: it bends with the road, and tells the surface where colours do not.
 * Setts on cobblestone, chevrons that point up the road on a climb and back to the top on a descent.
 */
export const patternOf = (patch: Patch, surface: Surface): string => {
  switch (surface) {
    case 'asphalt':
      return '';
    case 'cobblestone':
      return setts(patch);
    case 'uphill':
      return chevrons(patch, [0.08, 0.58], 0.34);
    case 'downhill':
      return chevrons(patch, [0.34, 0.66, 0.98], -0.26);
  }
};

const point = (patch: Patch, ahead: number, across: number): string => pair(onPatch(patch, ahead, across));

const SETT_ROWS = 5;
const SETT_COLUMNS = 3;

/** Courses of stones, every second one half a stone over. */
const setts = (patch: Patch): string => {
  let d = '';
  for (let row = 0; row < SETT_ROWS; row += 1) {
    const rear = row / SETT_ROWS;
    if (row > 0) d += `M${point(patch, rear, 0)}L${point(patch, rear, 1)}`;
    for (let column = 0; column < SETT_COLUMNS; column += 1) {
      const across = (column + (row % 2 === 0 ? 0.5 : 1)) / SETT_COLUMNS;
      if (across < 0.999) d += `M${point(patch, rear, across)}L${point(patch, rear + 1 / SETT_ROWS, across)}`;
    }
  }
  return d;
};

const chevrons = (patch: Patch, feet: readonly number[], rise: number): string =>
  feet.map((foot) => `M${point(patch, foot, 0.1)}L${point(patch, foot + rise, 0.5)}L${point(patch, foot, 0.9)}`).join('');
