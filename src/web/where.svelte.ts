import type { GameOnScreen } from './game-on-screen.ts';
import { gameOfPage, gameOfSection, gameOnScreen, gamesWithPositions, gamesWithPuzzles } from './registry.ts';
import { gameOfRace } from './storage/index.ts';
import { isOnline } from './online/address.ts';
import { isCarried } from './session/carried-id.ts';
import type { Route } from './lib/route.svelte.ts';

/** The screens of a race: ridden, watched, over, understood. */
const OF_RACE: readonly string[] = ['race', 'watch', 'result', 'analysis'];
export const isOfRace = ({ screen }: Pick<Route, 'screen'>): boolean => OF_RACE.includes(screen);

/** The games of the races whose addresses were gone to: only what keeps them knows, and it answers later. */
let known = $state.raw<Readonly<Record<string, string>>>({});
const gameKnown = (race: string): string | undefined => (Object.hasOwn(known, race) ? known[race] : undefined);

async function gameOf(race: string): Promise<string | undefined> {
  if (isOnline(race)) return (await import('./online/open.ts')).gameOfOnline(race);
  if (isCarried(race)) return (await import('./session/carried.ts')).gameOfCarried(race);
  return gameOfRace(race);
}

/** Finds out whose race an address leads to; to be awaited before `gameAt` is asked. */
export async function learnWhere(to: Route): Promise<void> {
  if (!isOfRace(to) || gameKnown(to.id) !== undefined) return;
  const game = await gameOf(to.id);
  if (game !== undefined) known = { ...known, [to.id]: game };
}

/** Whose screen an address leads to: a race's game says its note, a page belongs to one game, puzzles and the position editor name theirs; undefined for the house's own screens. */
export const gameAt = (to: Route): GameOnScreen | undefined =>
  isOfRace(to)
    ? gameOnScreen(gameKnown(to.id) ?? '')
    : to.screen === 'position'
      ? (gamesWithPositions.find(({ id }) => id === to.id) ?? gamesWithPositions[0])
      : to.screen === 'puzzles'
        ? gamesWithPuzzles.find(({ id }) => id === to.id)
        : gameOfPage(to.screen);

/** The game somebody is busy with at an address, its rulebook included. */
export const gameAround = (to: Route): GameOnScreen | undefined =>
  to.screen === 'rules' && to.id !== '' ? gameOfSection(to.id) : gameAt(to);
