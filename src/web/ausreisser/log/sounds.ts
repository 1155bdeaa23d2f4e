import type { EventType } from '../../../games/ausreisser/index.ts';
import { SOUNDS, type Sound } from '../../frame/race/sounds.ts';
import type { RaceEvent } from '../race-session.ts';

/** The cards of a skipped stretch with more events make no sound, because they would only rattle. */
const MAX_EVENTS_WITH_CARDS = 24;
/** How many cards are in the stock when the bell rings for the last kilometres. */
const LAST_KILOMETRES = 10;

/**
 * The sounds of a step: a card that is laid, wind, the bell of the last kilometres, the crowd at the end of a stage.
 * @param stock cards left after the step
 */
export function soundsOf(recent: readonly RaceEvent[], stock: number): Sound[] {
  const has = (...types: readonly EventType[]): boolean => recent.some(({ event }) => types.includes(event.type));
  const isShort = recent.length <= MAX_EVENTS_WITH_CARDS;
  const isPlayed: Record<Sound, boolean> = {
    dice: false,
    card: isShort && has('laid', 'hill-laid'),
    wind: isShort && has('wind-laid'),
    bell: ringsBell(recent, stock),
    crowd: has('stage-ended'),
  };
  return SOUNDS.filter((sound) => isPlayed[sound]);
}

/** Whether the last kilometres have begun in the last step. */
export function ringsBell(recent: readonly RaceEvent[], stock: number): boolean {
  const drawn = recent.filter(({ event }) => event.type === 'drew' || event.type === 'drew-hidden').length;
  return stock <= LAST_KILOMETRES && stock + drawn > LAST_KILOMETRES;
}
