import { ok, type Problem, type Result } from '../kit/index.ts';
import type { GameOnScreen } from './game-on-screen.ts';
import { gameOfPage, gameOfSection, gameOnScreen, gamesWithCompanion, gamesWithPositions, gamesWithPuzzles } from './registry.ts';
import { gameOfRace } from './storage/index.ts';
import { isOnline } from './online/address.ts';
import { isCarried } from './session/carried-id.ts';
import type { Route } from './lib/route.svelte.ts';

/** The screens of a race: played, watched, its result, its analysis. */
const OF_RACE: readonly string[] = ['race', 'watch', 'result', 'analysis'];
export const isOfRace = ({ screen }: Pick<Route, 'screen'>): boolean => OF_RACE.includes(screen);

/** The games of the races whose addresses were opened. Storage or the server knows them, so they are loaded. */
let known = $state.raw<Readonly<Record<string, string>>>({});
const gameKnown = (race: string): string | undefined => (Object.hasOwn(known, race) ? known[race] : undefined);

/** Why the game of such a race is unknown, where the race may exist all the same. */
let failures = $state.raw<Readonly<Record<string, readonly Problem[]>>>({});
/** Why the server could not say whether there is this race; empty if it was not asked, or answered. */
export const failureOf = (race: string): readonly Problem[] => (Object.hasOwn(failures, race) ? failures[race]! : []);

async function gameOf(race: string): Promise<Result<string | undefined, readonly Problem[]>> {
  if (isOnline(race)) return (await import('./online/open.ts')).gameOfOnline(race);
  if (isCarried(race)) return ok(await (await import('./session/carried.ts')).gameOfCarried(race));
  return ok(await gameOfRace(race));
}

/** Loads the game of the race at an address. Await it before `gameAt`. */
export async function learnWhere(to: Route): Promise<void> {
  if (!isOfRace(to) || gameKnown(to.id) !== undefined) return;
  const game = await gameOf(to.id);
  failures = { ...failures, [to.id]: game.ok ? [] : game.error };
  if (game.ok && game.value !== undefined) known = { ...known, [to.id]: game.value };
}

/** The game at an address: that of the race, of the page, of the puzzles or of the position; undefined for shared screens. */
export const gameAt = (to: Route): GameOnScreen | undefined =>
  isOfRace(to)
    ? gameOnScreen(gameKnown(to.id) ?? '')
    : to.screen === 'position'
      ? (gamesWithPositions.find(({ id }) => id === to.id) ?? gamesWithPositions[0])
      : to.screen === 'puzzles'
        ? gamesWithPuzzles.find(({ id }) => id === to.id)
        : to.screen === 'companion'
          ? (gamesWithCompanion.find(({ id }) => id === to.id) ?? gamesWithCompanion[0])
          : gameOfPage(to.screen);

/** The game at an address, including that of a rulebook. */
export const gameAround = (to: Route): GameOnScreen | undefined =>
  to.screen === 'rules' && to.id !== '' ? gameOfSection(to.id) : gameAt(to);
