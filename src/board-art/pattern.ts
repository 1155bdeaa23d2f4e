import { onPatch, type Surface, type Patch } from '../course/index.ts';
import { pair } from './paths.ts';

/**
 * The pattern of a surface on one space, as open paths to be stroked. It bends with the road and identifies the
 * surface without colour. Cobblestone has setts; a climb has a chevron that points up the road in front of its
 * number; a descent has one that points back to the top behind its number.
 */
export const patternOf = (patch: Patch, surface: Surface): string => {
  switch (surface) {
    case 'asphalt':
      return '';
    case 'cobblestone':
      return setts(patch);
    case 'uphill':
      return chevron(patch, 0.7, 0.24);
    case 'downhill':
      return chevron(patch, 0.3, -0.24);
  }
};

const point = (patch: Patch, ahead: number, across: number): string => pair(onPatch(patch, ahead, across));

const SETT_ROWS = 5;
const SETT_COLUMNS = 3;

/** Rows of stones; every second one is offset by half a stone. */
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

const chevron = (patch: Patch, foot: number, rise: number): string =>
  `M${point(patch, foot, 0.2)}L${point(patch, foot + rise, 0.5)}L${point(patch, foot, 0.8)}`;

/** Position of the number along the space, clear of the chevron: 0 at the rear, 1 at the front. */
export const numberAt = (surface: Surface): number => ({ asphalt: 0.5, cobblestone: 0.5, uphill: 0.4, downhill: 0.6 })[surface];
