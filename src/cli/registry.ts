import { botNames, loadBots, type AnyBot } from '../bots/index.ts';
import { gameIds, loadGames, loadScenarioAdapters } from '../games/index.ts';
import type { AnyCommandSide } from './command-side.ts';
import { isModule, loadModuleBots, moduleBot } from './module-bots.ts';
import { commandSides } from './sides.ts';

/** All games, their command sides and their bots, loaded at the start because a call may need any of them. */

export const gameById = await loadGames();

/** The scenario adapters of the games. */
export const scenarioSideOf = await loadScenarioAdapters();

/** The command side of a game, or undefined. The command line can replay, verify and show the races of a game without one, but starts none. */
export const sideOf = (game: string): AnyCommandSide | undefined => (Object.hasOwn(commandSides, game) ? commandSides[game] : undefined);

/** The command side of the game of a job, which always has one. */
export function sideOfJob(game: string): AnyCommandSide {
  const side = sideOf(game);
  if (side === undefined) throw new Error(`${game} has no command side`);
  return side;
}

/** The games in which the command line can start races. */
export const racedIds: readonly string[] = gameIds.filter((id) => sideOf(id) !== undefined);

const botsOf = new Map(await Promise.all(gameIds.map(async (id) => [id, await loadBots(id)] as const)));

/** A bot by its name, or a module that `loadModuleBots` has loaded. */
export const botByName = (game: string, name: string): AnyBot | undefined => (isModule(name) ? moduleBot(name) : botsOf.get(game)?.(name));

export { botNames, gameIds, loadModuleBots };
