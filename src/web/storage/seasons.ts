import { createTextStore } from './text-store.ts';

/** The seasons of this browser, each a text with all its operations, by the season's id. */
export const seasons = createTextStore('windschatten-seasons', 'seasons');
