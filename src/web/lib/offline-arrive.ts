import { holdNewVersion } from './offline-holds.ts';
import { loadNewVersion } from './offline.svelte.ts';

/**
 * Decides when a new version loads without being asked for: when the player arrives at a screen, or when the home
 * page is in a hidden tab. Never during a race.
 */

const RACE = 'race';
const HOME = 'home';

let endRace: (() => void) | null = null;
let at = HOME;

/**
 * The player has come to a screen. A race counts as open until the home page is reached, because the player may look
 * up a rule and come back.
 */
export function arriveAt(screen: string): void {
  at = screen;
  if (screen === RACE) endRace ??= holdNewVersion();
  if (screen === HOME) {
    endRace?.();
    endRace = null;
  }
  loadNewVersion();
}

document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden' && at === HOME) loadNewVersion();
});
