export {
  cardsOfNote,
  linesToCross,
  playNotes,
  ridersOnTheWay,
  TABLE_RULINGS,
  tryNote,
  type NotedRace,
  type PlayedNote,
  type TableNote,
  type TableRuling,
  type TableState,
} from './companion.ts';
