import type { AnyGame } from '../kit/index.ts';
import { ausreisser } from './ausreisser/index.ts';
import { reifenbreite } from './reifenbreite/index.ts';

/** The games in the house. One folder, one line. */
export const games: readonly AnyGame[] = [reifenbreite, ausreisser];

export const gameById = (id: string): AnyGame | undefined => games.find((game) => game.id === id);
