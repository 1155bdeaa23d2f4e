import { gameOfPage, gameOfSection, gameOnScreen, type GameOnScreen } from './games.ts';
import type { Route } from './lib/route.svelte.ts';
import { gameOfRace } from './session/open.ts';

/** Whose screen an address leads to: a race's game says its note, a page belongs to one game; undefined for the house's own screens. */
export function gameAt({ screen, id }: Route): GameOnScreen | undefined {
  return screen === 'race' || screen === 'result' ? gameOnScreen(gameOfRace(id) ?? '') : gameOfPage(screen);
}

/** The game somebody is busy with at an address, its rulebook included. */
export const gameAround = (to: Route): GameOnScreen | undefined =>
  to.screen === 'rules' && to.id !== '' ? gameOfSection(to.id) : gameAt(to);
