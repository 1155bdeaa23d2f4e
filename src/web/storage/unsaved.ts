import type { Row, Summary } from '../../table/index.ts';
import { holdNewVersion } from '../lib/offline-holds.ts';
import type { RaceNote } from './note.ts';

/**
 * Races, and rows of races, that are only in the memory of this page, because the browser had no space or forbids storage. They live as long
 * as the page.
 */

/** `full` and `forbidden`: new rows are only in the memory of this page and are lost with it. */
export type StorageState = 'kept' | 'full' | 'forbidden';

/** A whole race, as it is added to the database. */
export interface WholeRace {
  readonly note: RaceNote;
  readonly head: string;
  readonly rows: readonly Row[];
}

export interface UnsavedRace {
  /** The race itself, if it is not in the database. */
  race: WholeRace | null;
  /** The rows after those. */
  rows: Row[];
  summary: Summary | null;
  /** The number of the last row, if known. */
  last: number | undefined;
  storageState: StorageState;
}

const unsaved = new Map<string, UnsavedRace>();
const listeners = new Map<string, Set<(storageState: StorageState) => void>>();

export const unsavedOf = (id: string): UnsavedRace | undefined => unsaved.get(id);

/** The races that are not in the database. */
export const unsavedRaces = (): readonly (readonly [id: string, race: WholeRace, summary: Summary])[] =>
  [...unsaved].flatMap(([id, { race, summary }]) => (race === null ? [] : [[id, race, summary ?? race.note.summary] as const]));

/** Returns the unstored part of a race, to be extended. */
export function holdInMemory(id: string, why: Exclude<StorageState, 'kept'>, race: WholeRace | null = null): UnsavedRace {
  const known = unsaved.get(id) ?? { race, rows: [], summary: null, last: race?.rows.length, storageState: 'kept' };
  unsaved.set(id, known);
  change(id, known, why);
  return known;
}

/** Forgets the unstored part, because it is stored by now or deleted. */
export function forgetUnsaved(id: string): void {
  const known = unsaved.get(id);
  unsaved.delete(id);
  if (known) change(id, known, 'kept');
}

/**
 * Joins the rows of the database with the unstored rows after them.
 * @param last the number of the last row in the database. If another tab has appended rows, the unstored rows are void.
 */
export function withUnsaved(id: string, rows: readonly Row[], last: number): readonly Row[] {
  const more = unsaved.get(id)?.rows ?? [];
  if (more[0] === undefined) return rows;
  if (more[0].n === last + 1) return [...rows, ...more];
  forgetUnsaved(id);
  return rows;
}

const deleted = new Set<string>();

/** Marks a race as deleted here, in the memory of this page, too. */
export function markDeleted(id: string): void {
  forgetUnsaved(id);
  deleted.add(id);
}
export const isDeleted = (id: string): boolean => deleted.has(id);

/** Whether all of a race is stored, and otherwise why not. */
export const storageState = (id: string): StorageState => unsaved.get(id)?.storageState ?? 'kept';

/** Keeps a new version of the page from replacing this one while a race is only in memory. */
const holds = new Map<string, () => void>();

function change(id: string, known: UnsavedRace, to: StorageState): void {
  if (known.storageState === to) return;
  if (known.storageState === 'kept') holds.set(id, holdNewVersion());
  if (to === 'kept') {
    holds.get(id)?.();
    holds.delete(id);
  }
  known.storageState = to;
  for (const listener of listeners.get(id) ?? []) listener(to);
}

/** Reports every change of `storageState`. @returns a function that removes the listener */
export function onStorageState(id: string, listener: (storageState: StorageState) => void): () => void {
  const all = listeners.get(id) ?? new Set();
  listeners.set(id, all.add(listener));
  return () => void all.delete(listener);
}
