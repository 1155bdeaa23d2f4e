import { gamesOnScreen, type GameOnScreen } from '../games.ts';
import { text } from '../lib/words.svelte.ts';

/** Each game has a book of its own; where there is more than one, the reader chooses. */

export const severalBooks = (): boolean => gamesOnScreen.length > 1;

/** The address of a book's contents: `rules/ur`; the only book's is `rules`. */
export const contentsOf = ({ sections }: GameOnScreen): string => (severalBooks() ? sections.toLowerCase() : '');

export const isContents = (id: string, game: GameOnScreen): boolean => id === contentsOf(game);

export const nameOfGame = ({ id }: GameOnScreen): string => text('rules', `name.${id}`) ?? id;
/** What its book is like, in a sentence. */
export const leadOf = ({ id }: GameOnScreen): string => text('rules', `lead.${id}`) ?? '';
