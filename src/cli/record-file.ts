import type { Content } from '../kit/index.ts';
import { gameById } from './registry.ts';
import { lostEvents, parseRecord, type ParsedRecord, type Race } from '../table/index.ts';
import type { Call } from './command.ts';
import { EXIT, Failure, usage } from './failure.ts';
import { readText } from './files.ts';

/** Reads a record up to its first problem. Throws a Failure if its set-up cannot be used. */
export const readRecord = (file: string, content: Content): ReadRecord => parseRecordOf(file, readText(file), content);

interface ReadRecord extends ParsedRecord {
  readonly race: Race;
}

/** Reads a record from the text of its file, because a pipe can be read only once. */
export function parseRecordOf(file: string, text: string, content: Content): ReadRecord {
  const { race, ...found } = parseRecord(text, { game: gameById, content });
  if (race === null) throw new Failure(EXIT.wrong, file, ...found.problems);
  return { race, ...found };
}

/** The record without its last action, if that has lost some of its events. */
export function withoutTornEntry(record: ReadRecord): ReadRecord {
  const { race, problems } = record;
  const problem = problems.length > 0 ? null : lostEvents(race);
  if (problem === null) return record;
  const beginning: Race = { ...race, entries: race.entries.slice(0, -1), lines: race.lines.slice(0, -1), standings: [] };
  return { ...record, race: beginning, problems: [problem] };
}

/** Throws a Failure if `--to` is beyond the end. */
export function checkTo(call: Call, most: number): void {
  const to = call.value('to');
  if (to !== undefined && Number(to) > most) throw usage('to-beyond-end', { found: to, most });
}

export const seatNames = ({ game, config }: Race): readonly string[] => game.seats(config).map(({ name }) => name);
