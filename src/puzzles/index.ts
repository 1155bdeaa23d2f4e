export { bindBook, formatBook, formatPage, readBook, readPage, refusedIn, type Book, type PagePuzzle, type ThemePage } from './book.ts';
export { countOf, dailyOf, dayOf } from './daily.ts';
export { boundAgain, openPuzzle } from './open.ts';
export { REFUSALS, type Effort } from './examine.ts';
export { mineRace, type Mine, type Mined } from './mine.ts';
export { formatMined, formatMineHead, parseMine, type MineText } from './mine-text.ts';
export { DIFFICULTIES, type Difficulty, type Puzzle } from './puzzle.ts';
export type { AnyPuzzleSide } from './side.ts';
export { loadPuzzleSide, puzzledIds } from './sides.ts';
