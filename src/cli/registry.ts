import { botNames, loadBots, type AnyBot } from '../bots/index.ts';
import { gameIds, loadGames, loadScenarioAdapters } from '../games/index.ts';
import type { AnyCommandSide } from './command-side.ts';
import { commandSides } from './sides.ts';

/** All games, their command sides and their bots, at hand without waiting: a command line may meet any of them. */

export const gameById = await loadGames();

/** What a game adds to scenarios. */
export const scenarioSideOf = await loadScenarioAdapters();

/** The command side of a game; undefined where it has none. Then its races can be replayed, verified and shown, but the command line starts none. */
export const sideOf = (game: string): AnyCommandSide | undefined => (Object.hasOwn(commandSides, game) ? commandSides[game] : undefined);

/** The same of a game that a job has been read for, which is refused where there is none. */
export function sideOfJob(game: string): AnyCommandSide {
  const side = sideOf(game);
  if (side === undefined) throw new Error(`${game} has no command side`);
  return side;
}

/** The games bots can be let race in from here. */
export const racedIds: readonly string[] = gameIds.filter((id) => sideOf(id) !== undefined);

const botsOf = new Map(await Promise.all(gameIds.map(async (id) => [id, await loadBots(id)] as const)));

export const botByName = (game: string, name: string): AnyBot | undefined => botsOf.get(game)?.(name);

export { botNames, gameIds };
