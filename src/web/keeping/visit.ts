import type { Row, Summary } from '../../table/index.ts';
import { holdNewVersion } from '../lib/offline-holds.ts';
import type { RaceNote } from './note.ts';

/**
 * What this visit has that the browser's database has not: races, and rows of races, that it had no room for or was not allowed to keep. It lives as long as the page,
 * whatever screens are looked at meanwhile.
 */

/** `full`, `forbidden`: what came since is in this page's memory alone, and gone with it. */
export type Keptness = 'kept' | 'full' | 'forbidden';

/** A whole race, as it is put into the database in one piece. */
export interface WholeRace {
  readonly note: RaceNote;
  readonly head: string;
  readonly rows: readonly Row[];
}

export interface Unkept {
  /** The race itself, where the database does not know it. */
  race: WholeRace | null;
  /** Rows after those. */
  rows: Row[];
  summary: Summary | null;
  /** The number of the last row, if it is known. */
  last: number | undefined;
  keptness: Keptness;
}

const unkept = new Map<string, Unkept>();
const listeners = new Map<string, Set<(keptness: Keptness) => void>>();

export const unkeptOf = (id: string): Unkept | undefined => unkept.get(id);

/** The races that the database does not know. */
export const unkeptRaces = (): readonly (readonly [id: string, race: WholeRace, summary: Summary])[] =>
  [...unkept].flatMap(([id, { race, summary }]) => (race === null ? [] : [[id, race, summary ?? race.note.summary] as const]));

/** What is not kept of a race, to be added to. */
export function keepForVisit(id: string, why: Exclude<Keptness, 'kept'>, race: WholeRace | null = null): Unkept {
  const known = unkept.get(id) ?? { race, rows: [], summary: null, last: race?.rows.length, keptness: 'kept' };
  unkept.set(id, known);
  change(id, known, why);
  return known;
}

/** All of it is in the database now, or gone. */
export function forgetVisit(id: string): void {
  const known = unkept.get(id);
  unkept.delete(id);
  if (known) change(id, known, 'kept');
}

/**
 * Rows of the database with those after them that it has not.
 * @param last the number of the last row in the database: where another tab has gone on there, what this one could not write is void
 */
export function withUnkept(id: string, rows: readonly Row[], last: number): readonly Row[] {
  const more = unkept.get(id)?.rows ?? [];
  if (more[0] === undefined) return rows;
  if (more[0].n === last + 1) return [...rows, ...more];
  forgetVisit(id);
  return rows;
}

const deleted = new Set<string>();

/** It was deleted here: nothing is kept of it any more, not in memory either. */
export function markDeleted(id: string): void {
  forgetVisit(id);
  deleted.add(id);
}
export const isDeleted = (id: string): boolean => deleted.has(id);

/** Whether all of a race is kept for good; where it is not, why. */
export const keptness = (id: string): Keptness => unkept.get(id)?.keptness ?? 'kept';

/** For as long as a race is in this page's memory alone no other page takes its place. */
const holds = new Map<string, () => void>();

function change(id: string, known: Unkept, to: Keptness): void {
  if (known.keptness === to) return;
  if (known.keptness === 'kept') holds.set(id, holdNewVersion());
  if (to === 'kept') {
    holds.get(id)?.();
    holds.delete(id);
  }
  known.keptness = to;
  for (const listener of listeners.get(id) ?? []) listener(to);
}

/** Tells every change of it. The answer ends it. */
export function onKeptness(id: string, listener: (keptness: Keptness) => void): () => void {
  const all = listeners.get(id) ?? new Set();
  listeners.set(id, all.add(listener));
  return () => void all.delete(listener);
}
