export {
  MAX_NOTED_SPECIALS,
  playNotes,
  speedsLeft,
  TABLE_RULINGS,
  tryNote,
  type PlayedNote,
  type TableNote,
  type TableState,
} from './companion.ts';
