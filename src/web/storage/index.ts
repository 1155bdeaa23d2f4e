/**
 * Races stored in this browser as rows in IndexedDB, each on the disk before it is shown
 * (docs/decisions/0009-storage-in-the-browser.md).
 */
export { saveAnalysis, saveTally, readAnalysis, readTally } from './analyses.ts';
export { putEvening, readEvening } from './evenings.ts';
export { seasons } from './seasons.ts';
export { listsOf } from './race-lists.ts';
export type { Lists } from './race-lists.ts';
export { browserJournal } from './journal.ts';
export { onAppended, onDeleted } from './broadcast.ts';
export type { RaceNote, VariationNote } from './note.ts';
export { leaveRace, ownRace, takeOver } from './owner.ts';
export type { Ownership, OwnerListener } from './owner.ts';
export { createRace, deleteRace, gameOfRace, listRaces, readRace, renameVariation, storageProblem, textOfRace } from './races.ts';
export type { StoredRace, RaceLine } from './races.ts';
export { storageState, onStorageState } from './unsaved.ts';
export type { StorageState } from './unsaved.ts';
