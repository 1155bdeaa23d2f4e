import { botNames, loadBots, type AnyBot } from '../bots/index.ts';
import { gameIds, loadGames } from '../games/index.ts';

/** All games and their bots, at hand without waiting: a command line may meet any of them. */

export const gameById = await loadGames();

const botsOf = new Map(await Promise.all(gameIds.map(async (id) => [id, await loadBots(id)] as const)));

export const botByName = (game: string, name: string): AnyBot | undefined => botsOf.get(game)?.(name);

export { botNames, gameIds };
