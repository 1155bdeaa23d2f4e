import { SOUNDS, type Sound } from '../../frame/race/sounds.ts';
import type { LogEvent } from '../../../table/index.ts';
import { firstOnLastStretch, type OnStretches } from './kinds.ts';

/** After this much at once (a skipped stretch of the race) dice would only rattle. */
const MANY = 12;

/**
 * Dice as they roll; the bell when the first rider comes onto the last stretch; the crowd where somebody is first at a sprint line or finishes.
 * @param race after it
 */
export function soundsOf(recent: readonly LogEvent[], race: OnStretches): Sound[] {
  const heard: Record<Sound, boolean> = {
    dice: recent.filter(({ type }) => type === 'rolled').length > 0 && recent.length <= MANY,
    card: false,
    wind: false,
    bell: firstOnLastStretch(recent, race) !== null,
    crowd: recent.some(({ type, facts }) => type === 'finished' || (type === 'sprinted' && facts['rank'] === 1)),
  };
  return SOUNDS.filter((sound) => heard[sound]);
}
