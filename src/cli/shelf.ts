import { botNames, loadBots, type AnyBot } from '../bots/index.ts';
import { gameIds, loadGames, loadScenarioSides } from '../games/index.ts';
import type { AnyCommandSide } from './command-side.ts';
import { commandSides } from './sides.ts';

/** All games, their command sides and their bots, at hand without waiting: a command line may meet any of them. */

export const gameById = await loadGames();

/** What a game adds to scenarios. */
export const scenarioSideOf = await loadScenarioSides();

/** The command side of a game that is on the shelf. */
export function sideOf(game: string): AnyCommandSide {
  const side = Object.hasOwn(commandSides, game) ? commandSides[game] : undefined;
  if (side === undefined) throw new Error(`${game} has no command side`);
  return side;
}

const botsOf = new Map(await Promise.all(gameIds.map(async (id) => [id, await loadBots(id)] as const)));

export const botByName = (game: string, name: string): AnyBot | undefined => botsOf.get(game)?.(name);

export { botNames, gameIds };
