import { fail, ok, type Problem, type Result } from '../../kit/index.ts';
import type { AppendFailure, Row } from '../../table/index.ts';
import { addRace, isUnknownVersion, reading, rowsFrom, storageFailure, writing } from './database.ts';
import { publish } from './broadcast.ts';
import { storeLater } from './journal.ts';
import { parseNote, parseRows, type RaceNote } from './note.ts';
import { releaseRace } from './owner.ts';
import { askToPersist } from './persist.ts';
import { textOfRows } from './text.ts';
import { holdInMemory, markDeleted, unsavedOf, unsavedRaces, withUnsaved, type WholeRace } from './unsaved.ts';

/** The races of this browser. No function throws; errors are returned. */

/** A stored race. */
export interface StoredRace {
  readonly note: RaceNote;
  /** The lines of its record before the first action (`formatHead`). */
  readonly head: string;
  /** Numbered without a gap from 1 on. A race with an unreadable row is repaired by appending to it. */
  readonly rows: readonly Row[];
  /** Rows that are damaged or missing. */
  readonly problems: readonly Problem[];
}

/** An entry in the list of races. With a `problem` it cannot be played, but saved as a text and deleted. */
export type RaceLine =
  | { readonly id: string; readonly note: RaceNote; readonly problem: null }
  | { readonly id: string; readonly note: null; readonly problem: Problem };

const NEWER: Problem = { code: 'kept-newer' };

/** 48 random bits as letters and digits. */
const newId = (): string => [...crypto.getRandomValues(new Uint8Array(6))].map((byte) => byte.toString(36).padStart(2, '0')).join('');

/**
 * Stores a new race and resolves to its id when it is on the disk. If the browser does not store it, it lives as long as the page, and
 * `storageState` says so.
 * @param head `formatHead` of the race
 * @param rows of a race that came from a file (`rowsOfRace`)
 */
export async function createRace(
  head: string,
  seed: string,
  note: Omit<RaceNote, 'seed' | 'created'>,
  rows: readonly Row[] = [],
): Promise<string> {
  const { game, titles, names, drivers, summary, variation, loaded } = note;
  // plain copies, because IndexedDB cannot store Svelte's proxies
  const plain = {
    titles: [...titles],
    names: [...names],
    drivers: [...drivers],
    summary: { ...summary },
    ...(variation === undefined ? {} : { variation: { ...variation } }),
    ...(loaded === true ? { loaded } : {}),
  };
  const race: WholeRace = { note: { game, seed, created: Date.now(), ...plain }, head, rows };
  for (;;) {
    const id = newId();
    try {
      // another race may have drawn the same id
      const isFree = await writing(async (tx) => {
        if (unsavedOf(id) || (await tx.objectStore('races').getKey(id)) !== undefined) return false;
        await addRace(tx, id, race);
        return true;
      });
      if (isFree) {
        askToPersist();
        return id;
      }
    } catch (error) {
      const why = storageFailure(error) === 'full' ? 'full' : 'forbidden';
      holdInMemory(id, why, race);
      if (why === 'full') storeLater(id);
      return id;
    }
  }
}

/** Null if there is no such race. Fails with the reasons if it cannot be played. */
export async function readRace(id: string): Promise<Result<StoredRace, readonly Problem[]> | null> {
  const unsaved = unsavedOf(id);
  if (unsaved?.race) {
    const { race, rows, summary } = unsaved;
    return ok({ ...race, note: { ...race.note, summary: summary ?? race.note.summary }, rows: [...race.rows, ...rows], problems: [] });
  }
  try {
    const [note, texts, stored] = await reading((tx) =>
      Promise.all([tx.objectStore('races').get(id), tx.objectStore('texts').get(id), tx.objectStore('rows').getAll(rowsFrom(id, 1))]),
    );
    if (note === undefined) return null;
    const read = parseNote(note);
    if (!read.ok) return fail([read.error]);
    if (typeof texts?.head !== 'string') return fail([{ code: 'kept-head-missing' }]);
    const { rows, problems } = parseRows(stored, 1);
    return ok({
      note: read.value,
      head: texts.head,
      rows: withUnsaved(id, rows, rows.length),
      problems,
    });
  } catch (error) {
    if (isUnknownVersion(error)) return fail([NEWER]);
    return storageFailure(error) === 'forbidden' ? null : fail([{ code: 'kept-unread' }]);
  }
}

/** All races, newest first, unreadable ones last. */
export async function listRaces(): Promise<readonly RaceLine[]> {
  const lines = new Map<string, RaceLine>();
  for (const [id, { note }, summary] of unsavedRaces()) lines.set(id, { id, note: { ...note, summary }, problem: null });
  try {
    const [ids, notes, heads] = await reading((tx) =>
      Promise.all([tx.objectStore('races').getAllKeys(), tx.objectStore('races').getAll(), tx.objectStore('texts').getAllKeys()]),
    );
    const headed = new Set(heads);
    ids.forEach((id, i) => {
      const read = parseNote(notes[i]);
      if (!read.ok) lines.set(id, { id, note: null, problem: read.error });
      else if (!headed.has(id)) lines.set(id, { id, note: null, problem: { code: 'kept-head-missing' } });
      else lines.set(id, { id, note: { ...read.value, summary: unsavedOf(id)?.summary ?? read.value.summary }, problem: null });
    });
  } catch {
    // without storage there are only the races of this visit
  }
  const time = ({ note }: RaceLine): number => note?.created ?? -Infinity;
  return [...lines.values()].sort((a, b) => (time(a) === time(b) ? 0 : time(b) - time(a)));
}

/**
 * Renames a variation, in lists and in its record; resolves to null when the name is on the disk. Does nothing for
 * a race that is not a variation.
 */
export async function renameVariation(id: string, name: string): Promise<AppendFailure | null> {
  const renamed = (note: RaceNote): RaceNote => (note.variation === undefined ? note : { ...note, variation: { ...note.variation, name } });
  const unsaved = unsavedOf(id);
  if (unsaved?.race) {
    unsaved.race = { ...unsaved.race, note: renamed(unsaved.race.note) };
    return null;
  }
  try {
    await writing(async (tx) => {
      const note = await tx.objectStore('races').get(id);
      if (note !== undefined) await tx.objectStore('races').put({ ...note, ...renamed(note) });
    });
    return null;
  } catch (error) {
    return storageFailure(error);
  }
}

/** Deletes a race for good, in other tabs, too; resolves to null when it is gone. */
export async function deleteRace(id: string): Promise<AppendFailure | null> {
  try {
    await writing((tx) =>
      Promise.all([tx.objectStore('races').delete(id), tx.objectStore('texts').delete(id), tx.objectStore('rows').delete(rowsFrom(id, 0))]),
    );
  } catch (error) {
    const why = storageFailure(error);
    // without storage there is nothing to delete
    if (why !== 'forbidden') return why;
  }
  markDeleted(id);
  releaseRace(id);
  publish({ race: id, deleted: true });
  return null;
}

/** The id of a race's game; undefined if there is no such race, or its note is unreadable. */
export async function gameOfRace(id: string): Promise<string | undefined> {
  const known = unsavedOf(id)?.race?.note.game;
  if (known !== undefined) return known;
  const note: unknown = await reading((tx) => tx.objectStore('races').get(id)).catch(() => undefined);
  const game = (note as { readonly game?: unknown } | undefined)?.game;
  return typeof game === 'string' ? game : undefined;
}

/**
 * A race as a record file with its seed; unreadable rows become comments. It is for races that cannot be opened, because others format their
 * record themselves. Null if there is no such race.
 */
export async function textOfRace(id: string): Promise<string | null> {
  const unsaved = unsavedOf(id);
  if (unsaved?.race) return textOfRows({ ...unsaved.race, rows: [...unsaved.race.rows, ...unsaved.rows] });
  try {
    const [note, texts, stored] = await reading((tx) =>
      Promise.all([tx.objectStore('races').get(id), tx.objectStore('texts').get(id), tx.objectStore('rows').getAll(rowsFrom(id, 0))]),
    );
    if (note === undefined && texts === undefined && stored.length === 0) return null;
    const { rows } = parseRows(stored, 1);
    const head = typeof texts?.head === 'string' ? texts.head : '';
    return textOfRows({ note, head, rows: withUnsaved(id, rows, rows.length) });
  } catch {
    return null;
  }
}

/**
 * Why this browser lists no races: `forbidden`, it stores nothing for this page; `newer`, a newer version of the page has changed the
 * schema of the database. Null if neither is so.
 */
export const storageProblem = (): Promise<'forbidden' | 'newer' | null> =>
  reading(() => Promise.resolve(null)).catch((error: unknown) =>
    isUnknownVersion(error) ? 'newer' : storageFailure(error) === 'forbidden' ? 'forbidden' : null,
  );
