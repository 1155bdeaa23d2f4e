import type { AppendFailure } from '../../table/index.ts';
import { createTextStore } from './text-store.ts';

/** The notes of an evening at a real table, one text for each game. */
const evenings = createTextStore('windschatten-companion', 'evenings');

/** The stored text of a game's evening; null if there is none, or the browser stores nothing. */
export const readEvening = (game: string): Promise<string | null> => evenings.read(game);

/** @returns null, or why the text is not stored */
export const putEvening = (game: string, text: string): Promise<AppendFailure | null> => evenings.put(game, text);
