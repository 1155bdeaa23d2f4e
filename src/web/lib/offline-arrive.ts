import { holdNewVersion } from './offline-holds.ts';
import { loadNewVersion } from './offline.svelte.ts';

/** When a new version may be loaded by itself: where somebody has just arrived, and on the first page while nobody looks. Never in the middle of a race. */

const RACE = 'race';
const HOME = 'home';

let endRace: (() => void) | null = null;
let at = HOME;

/** Somebody has come to a screen. A race that was gone to is open until the first page is: between them one looks up a rule and comes back. */
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
