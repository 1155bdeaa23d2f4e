import { readFileSync } from 'node:fs';
import { parseRecord, type Race } from '../../src/table/index.ts';
import { gameById } from './all.ts';
import { content } from './content.ts';

/** The races in records/, by their paths there without the ending. */

const RECORDS = new URL('../../records/', import.meta.url);

/** The text of a recorded race. */
export const recordText = (name: string): string => readFileSync(new URL(`${name}.record`, RECORDS), 'utf8');

/** What a record says, of a file that is whole; throws with what is wrong with it otherwise. */
export function raceOfRecord(text: string): Race {
  const { race, problems } = parseRecord(text, { game: gameById, content });
  if (race === null || problems.length > 0) throw new Error(JSON.stringify(problems));
  return race;
}

/** A recorded race. */
export const recordedRace = (name: string): Race => raceOfRecord(recordText(name));
