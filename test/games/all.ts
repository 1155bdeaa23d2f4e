import { loadGames } from '../../src/games/index.ts';

/** All games by id, loaded synchronously. */
export const gameById = await loadGames();
