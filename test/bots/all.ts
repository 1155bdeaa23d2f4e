import { loadBots, type AnyBot } from '../../src/bots/index.ts';
import { gameIds } from '../../src/games/index.ts';

const bots = new Map(await Promise.all(gameIds.map(async (id) => [id, await loadBots(id)] as const)));

/** Every bot by game and name, without waiting. */
export const botByName = (game: string, name: string): AnyBot | undefined => bots.get(game)?.(name);
