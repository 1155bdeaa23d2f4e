import { addressOf, type Route } from './route.svelte.ts';

/** The race that the player has left to look something up, until the home page is reached. */

const RACE = 'race';
const WATCH = 'watch';
const HOME = 'home';

let left = $state<string | null>(null);

export const raceToGoBackTo = (): string | null => left;

/** Called when the player comes to an address. */
export function wentTo({ screen, id, at }: Route): void {
  if (screen === RACE) left = addressOf(RACE, id);
  // a player who looks back at a race in progress returns to playing it
  else if (screen === WATCH && left?.startsWith(addressOf(RACE)) !== true) left = addressOf(WATCH, id, at);
  else if (screen === HOME || screen === 'result') left = null;
}
