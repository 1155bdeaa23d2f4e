import type { Seat } from '../../../kit/index.ts';
import { recall, remember } from '../../lib/storage.ts';

/** Which players sit opposite, if several share one screen that lies on the table. The screen turns to the player who is asked. */

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

/**
 * Turns all texts to a player; null: to the near side. The board stays as it lies, and what is written on it turns (`upright` in base.css).
 * @returns turns them back
 */
export function turnScreenTo(seat: Seat | null): () => void {
  if (seat !== null && sitsOpposite(seat)) document.documentElement.dataset['turned'] = 'opposite';
  else delete document.documentElement.dataset['turned'];
  return () => delete document.documentElement.dataset['turned'];
}
