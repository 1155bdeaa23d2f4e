import { readFileSync } from 'node:fs';
import { parseRecord, type Race } from '../../src/table/index.ts';
import { gameById } from './all.ts';
import { content } from './content.ts';

/** The races in records/, by path without extension. */

const RECORDS = new URL('../../records/', import.meta.url);

/** The text of a recorded race. */
export const recordText = (name: string): string => readFileSync(new URL(`${name}.record`, RECORDS), 'utf8');

/** Reads a record from a complete file; throws with the problem if it is invalid. */
export function raceOfRecord(text: string): Race {
  const { race, problems } = parseRecord(text, { game: gameById, content });
  if (race === null || problems.length > 0) throw new Error(JSON.stringify(problems));
  return race;
}

/** A recorded race. */
export const recordedRace = (name: string): Race => raceOfRecord(recordText(name));
