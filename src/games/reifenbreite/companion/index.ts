export {
  cardsOfNote,
  linesToCross,
  playNotes,
  ridersOnTheWay,
  TABLE_RULINGS,
  tryNote,
  type PlayedNote,
  type TableNote,
  type TableState,
} from './companion.ts';
