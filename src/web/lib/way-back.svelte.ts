import { addressOf, type Route } from './route.svelte.ts';

/** The race that somebody rides or watches and has left to look something up, until he is on the first page again. */

const RACE = 'race';
const WATCH = 'watch';
const HOME = 'home';

let left = $state<string | null>(null);

export const raceToGoBackTo = (): string | null => left;

/** Somebody has come to this address. */
export function wentTo({ screen, id, at }: Route): void {
  if (screen === RACE) left = addressOf(RACE, id);
  // whoever looks back at a race that he rides wants to ride on
  else if (screen === WATCH && left?.startsWith(addressOf(RACE)) !== true) left = addressOf(WATCH, id, at);
  else if (screen === HOME || screen === 'result') left = null;
}
