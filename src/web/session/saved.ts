import { forget, keysFrom, recall, remember, watchKey, type Kept } from '../lib/storage.ts';

/**
 * Races kept in this browser. The race itself is its record, readable text; beside it lies what a record must not tell while the race is on (the
 * seed in its envelope) and what it does not know (who sits where). The record has no last line `end ...` until the race is over: every action only adds lines.
 */

/** `human`, or a bot's name. */
export type Driver = string;

export interface RaceNote {
  readonly version: 1;
  readonly created: number;
  readonly game: string;
  readonly seed: string;
  readonly drivers: readonly Driver[];
  /** What a list of races shows without reading the record. */
  readonly titles: readonly string[];
  readonly names: readonly string[];
  readonly round: number;
  readonly over: boolean;
}

const note = (id: string): string => `race.${id}.note`;
const record = (id: string): string => `race.${id}.record`;
/** A record that could be read in part only: put aside whole before the race goes on from its beginning. */
const damaged = (id: string): string => `race.${id}.damaged`;
/** What its people have answered in advance, by seat: theirs alone, so neither in the record nor in the note. */
const answers = (id: string): string => `race.${id}.answers`;
const owner = (id: string): string => `race.${id}.tab`;

/** This tab's name among the tabs of the browser. */
const TAB = newId();

export function newId(): string {
  return [...crypto.getRandomValues(new Uint8Array(6))].map((byte) => byte.toString(36).padStart(2, '0')).join('');
}

export function readNote(id: string): RaceNote | null {
  const text = recall(note(id));
  if (text === null) return null;
  try {
    const value = JSON.parse(text) as Partial<RaceNote> | null;
    const sound = value?.version === 1 && typeof value.seed === 'string' && Array.isArray(value.drivers) && Array.isArray(value.titles);
    return sound ? (value as RaceNote) : null;
  } catch {
    return null;
  }
}

export const writeNote = (id: string, value: RaceNote): Kept => remember(note(id), JSON.stringify(value));

/** The record as it was kept; closed with its last line, so that it reads as a whole one. */
export const readRecord = (id: string): string | null => recall(record(id));
export const writeRecord = (id: string, text: string): Kept => remember(record(id), text);

/** As text; whoever reads it checks it. */
export const readAnswers = (id: string): string | null => recall(answers(id));
export const writeAnswers = (id: string, text: string): Kept => remember(answers(id), text);

export function putAside(id: string): void {
  const text = readRecord(id);
  if (text !== null) remember(damaged(id), text);
}

export function deleteRace(id: string): void {
  for (const key of [note(id), record(id), damaged(id), answers(id), owner(id)]) forget(key);
}

export interface SavedRace {
  readonly id: string;
  readonly note: RaceNote;
}

/** Newest first. */
export const savedRaces = (): SavedRace[] =>
  keysFrom('race.')
    .filter((key) => key.endsWith('.note'))
    .flatMap((key) => {
      const id = key.slice('race.'.length, -'.note'.length);
      const found = readNote(id);
      return found === null ? [] : [{ id, note: found }];
    })
    .sort((a, b) => b.note.created - a.note.created);

/** From now on this tab writes the race; another tab that had it reads on and says so. */
export const takeOver = (id: string): void => void remember(owner(id), TAB);

/** Whether another tab has taken the race over. Where nothing can be kept there is no other tab to know of. */
export function isTakenOver(id: string): boolean {
  const now = recall(owner(id));
  return now !== null && now !== TAB;
}

export const watchOwner = (id: string, lost: () => void): (() => void) =>
  watchKey(owner(id), (text) => {
    if (text !== null && text !== TAB) lost();
  });
