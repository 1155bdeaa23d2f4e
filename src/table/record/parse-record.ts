import type { Problem, Result } from '../../kit/index.ts';
import { fail, ok } from '../../kit/index.ts';
import type { AnyRules, Chance, Entry, Race } from '../race/race.ts';
import { createCursor, Unreadable, wrongLine } from './lines.ts';
import type { ReadSoFar } from './read-actions.ts';
import { readActions } from './read-actions.ts';
import type { Tail } from './read-end.ts';
import { readEnd, seedBelow } from './read-end.ts';
import type { Head, RecordReader } from './read-head.ts';
import { readHead } from './read-head.ts';

/**
 * The result of reading a text. `race` is its valid beginning: the whole race where `problems` is empty, the actions before the first problem otherwise,
 * and null where not even the set-up can be used.
 */
export interface ParsedRecord {
  readonly race: Race | null;
  readonly problems: readonly Problem[];
  /** Problems of the text that do no harm to the race, such as a section in brackets that is not the event's. */
  readonly remarks: readonly Problem[];
}

/** The id of the record's game, so that the game can be loaded before the record is read; null where the text does not name it. */
export const gameOfRecord = (text: string): string | null => /^game (\S+) \d/m.exec(text.slice(0, 2000))?.[1] ?? null;

/**
 * Reads a record and applies its events as they stand, without checking the rules (`auditRecord` does that).
 * Codes of problems: docs/formats/README.md.
 */
export function parseRecord(text: string, reader: RecordReader): ParsedRecord {
  const found: ReadSoFar = { entries: [], lines: [], remarks: [] };
  let head: Head | null = null;
  let tail: Tail;
  const problems: Problem[] = [];
  try {
    const cursor = createCursor(text);
    head = readHead(cursor, reader);
    if (head.version >= 3) found.hints = [];
    readActions(cursor, head, head.game.start(head.config), found);
    tail = readEnd(cursor, head, found.entries.length);
    const { variation } = head;
    if (variation !== undefined && variation.from > found.entries.length)
      problems.push({ code: 'record-variation', facts: { from: variation.from, actions: found.entries.length } });
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    problems.push(...error.problems);
    tail = { seed: head === null ? null : seedBelow(text), standings: [] };
  }
  const { entries, lines, remarks, hints = [] } = found;
  if (!head) return { race: null, problems, remarks };
  const chance: Chance = head.chance.kind === 'sealed' ? { ...head.chance, seed: tail.seed } : head.chance;
  const { game, rulesVersion, config, date, variation } = head;
  const race: Race = { game, rulesVersion, config, chance, entries, standings: tail.standings, lines };
  return {
    race: {
      ...race,
      ...(date === undefined ? {} : { date }),
      ...(variation === undefined ? {} : { variation }),
      ...(hints.length === 0 ? {} : { hints }),
    },
    problems,
    remarks,
  };
}

const ENTRIES_END = 'end 0';

/**
 * Reads the lines of entries alone, as `formatEntry` wrote them, that go on from a position.
 * @param state the position they meet; not changed
 * @param from the number of the first entry
 * @returns the entries, and the position after them
 */
export function parseEntries(
  text: string,
  race: { readonly game: AnyRules; readonly seats: number; readonly state: unknown; readonly from: number },
): Result<{ readonly entries: Entry[]; readonly state: unknown }, Problem> {
  const found: ReadSoFar = { entries: [], lines: [], remarks: [] };
  try {
    const cursor = createCursor(`${text}\n${ENTRIES_END}`);
    const state = readActions(cursor, race, race.game.copy(race.state), found);
    const line = cursor.next();
    if (line?.text !== ENTRIES_END || cursor.peek()) throw wrongLine(line!, `${race.from + found.entries.length} seat N: ACTION`);
    return ok({ entries: found.entries, state });
  } catch (error) {
    if (error instanceof Unreadable) return fail(error.problems[0]!);
    throw error;
  }
}
