import { loadGames } from '../../src/games/index.ts';

/** Every game by its id, without waiting. */
export const gameById = await loadGames();
