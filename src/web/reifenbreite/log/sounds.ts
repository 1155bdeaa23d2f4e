import { SOUNDS, type Sound } from '../../frame/race/sounds.ts';
import type { RaceEvent } from '../race-session.ts';
import { firstOnLastStretch, type OnStretches } from './kinds.ts';

/** The dice of a skipped stretch with more events make no sound: they would only rattle. */
const MAX_EVENTS_WITH_DICE = 12;

/**
 * The sounds of a step: dice; the bell when the first rider comes onto the last stretch; the crowd when a rider is first at a sprint line
 * or finishes.
 * @param race after the step
 */
export function soundsOf(recent: readonly RaceEvent[], race: OnStretches): Sound[] {
  const isPlayed: Record<Sound, boolean> = {
    dice: recent.some(({ named }) => named.type === 'rolled') && recent.length <= MAX_EVENTS_WITH_DICE,
    card: false,
    wind: false,
    bell: firstOnLastStretch(recent, race) !== null,
    crowd: recent.some(({ named }) => named.type === 'finished' || (named.type === 'sprinted' && named.rank === 1)),
  };
  return SOUNDS.filter((sound) => isPlayed[sound]);
}
