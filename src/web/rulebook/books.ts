import type { GameOnScreen } from '../game-on-screen.ts';
import { cardText, gamesOnScreen } from '../registry.ts';

/** Each game has its own book. With more than one, the reader chooses. */

export const severalBooks = (): boolean => gamesOnScreen.length > 1;

/** The address of a book's contents: `rules/ur`; the only book's is `rules`. */
export const contentsOf = ({ sections }: GameOnScreen): string => (severalBooks() ? sections.toLowerCase() : '');

/** `rules/ur` opens the contents, even if it is the only book. */
export const isContents = (id: string, { sections }: GameOnScreen): boolean => id === '' || id === sections.toLowerCase();

export const nameOfGame = ({ id }: GameOnScreen): string => cardText(id, 'title');
/** A description of its book, in one sentence. */
export const leadOf = ({ id }: GameOnScreen): string => cardText(id, 'rules');
