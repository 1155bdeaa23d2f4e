import { SOUNDS, type Sound } from '../../frame/race/sounds.ts';
import type { LogEvent } from '../../../table/index.ts';

/** After this much at once (a skipped stretch of the race) cards would only rattle. */
const MANY = 24;
/** Cards in the stock when the bell rings for the last kilometres. */
const LAST = 10;

/**
 * A card as it is laid, wind as it comes, the bell of the last kilometres, the crowd at the end of a stage.
 * @param stock cards left after it
 */
export function soundsOf(recent: readonly LogEvent[], stock: number): Sound[] {
  const has = (...types: readonly string[]): boolean => recent.some(({ type }) => types.includes(type));
  const quick = recent.length <= MANY;
  const heard: Record<Sound, boolean> = {
    dice: false,
    card: quick && has('laid', 'hill-laid'),
    wind: quick && has('wind-laid'),
    bell: ringsBell(recent, stock),
    crowd: has('stage-ended'),
  };
  return SOUNDS.filter((sound) => heard[sound]);
}

/** Whether the last kilometres have begun in the last step. */
export function ringsBell(recent: readonly LogEvent[], stock: number): boolean {
  const drawn = recent.filter(({ type }) => type === 'drew' || type === 'drew-hidden').length;
  return stock <= LAST && stock + drawn > LAST;
}
