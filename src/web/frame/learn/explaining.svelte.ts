import { forget, recall, remember } from '../../lib/storage.ts';
import { metKey } from './met.ts';

/** Whether this browser explains what happens for the first time. */

const KEY = 'meetings';
const OFF = 'off';

let on = $state(recall(KEY) !== OFF);

export const explains = (): boolean => on;

/** @param games turning it on again starts anew for these */
export function setExplains(next: 'on' | 'off', ...games: readonly string[]): void {
  if (next === 'on' && !on) games.forEach((game) => forget(metKey(game)));
  on = next === 'on';
  if (on) forget(KEY);
  else remember(KEY, OFF);
}
