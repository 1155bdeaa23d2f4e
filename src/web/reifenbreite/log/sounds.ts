import type { LineView } from '../../../games/reifenbreite/index.ts';
import { SOUNDS, type Sound } from '../../frame/race/sounds.ts';
import type { LogEvent } from '../../../table/index.ts';

/** After this much at once (a skipped stretch of the race) dice would only rattle. */
const MANY = 12;

/**
 * Dice as they roll; the bell when the first rider comes onto the last stretch, over the last line before the finish; the crowd where
 * somebody is first at a sprint line or finishes.
 * @param all everything that happened in the race so far, `recent` included
 */
export function soundsOf(recent: readonly LogEvent[], all: readonly LogEvent[], lines: readonly LineView[]): Sound[] {
  const began = all.findLastIndex(({ type }) => type === 'race-began');
  const before = all.slice(Math.max(0, began), all.length - recent.length);
  const last = lines.length - 1;
  const rings = (happening: LogEvent): boolean => happening.type === 'crossed' && Number.parseInt(String(happening.facts['line'])) === last;
  const heard: Record<Sound, boolean> = {
    dice: recent.filter(({ type }) => type === 'rolled').length > 0 && recent.length <= MANY,
    card: false,
    wind: false,
    bell: recent.some(rings) && !before.some(rings),
    crowd: recent.some(({ type, facts }) => type === 'finished' || (type === 'sprinted' && facts['rank'] === 1)),
  };
  return SOUNDS.filter((sound) => heard[sound]);
}
