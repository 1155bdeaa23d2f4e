import type { Seat } from '../../../kit/index.ts';
import { recall, remember } from '../../lib/storage.ts';

/** Who sits opposite, when several people share one screen that lies on the table: the screen is turned to whoever is asked. */

const KEY = 'opposite';
let opposite = $state.raw<readonly Seat[]>(
  (recall(KEY) ?? '')
    .split(' ')
    .filter((word) => word !== '')
    .map(Number),
);

export const sitsOpposite = (seat: Seat): boolean => opposite.includes(seat);

export function setSide(seat: Seat, side: 'here' | 'opposite'): void {
  opposite = [...opposite.filter((other) => other !== seat), ...(side === 'opposite' ? [seat] : [])];
  remember(KEY, opposite.join(' '));
}

/** Turns everything that is read, or turns it back. The board stays as it lies; what is written on it turns (`upright` in base.css). */
export function turnScreen(to: 'here' | 'opposite'): void {
  if (to === 'opposite') document.documentElement.dataset['turned'] = to;
  else delete document.documentElement.dataset['turned'];
}
