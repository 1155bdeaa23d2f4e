import { addressOf, type Route } from './route.svelte.ts';

/** The race that somebody has left to look something up, until he is on the first page again. */

const RACE = 'race';
const HOME = 'home';

let left = $state<string | null>(null);

export const raceToGoBackTo = (): string | null => left;

/** Somebody has come to this address. */
export function wentTo({ screen, id }: Pick<Route, 'screen' | 'id'>): void {
  if (screen === RACE) left = addressOf(RACE, id);
  else if (screen === HOME || screen === 'result') left = null;
}
