import type { Game, Problem, Result } from '../../kit/index.ts';
import { NO_SEAT, applyEvents, fail, ok } from '../../kit/index.ts';
import type { AnyRules, Entry } from '../race/race.ts';
import { formatEntry } from '../record/format-record.ts';
import { parseEntries } from '../record/parse-record.ts';
import { readWritten } from '../record/read-written.ts';
import { formatFact } from './format-fact.ts';
import type { Row, Summary } from './journal.ts';
import type { TableFact } from './table-fact.ts';

/** The text form of rows: written here, and read back here (docs/formats/README.md, "Rows of a race"). */

/**
 * Who acted. `person`: by hand. `bot`: a bot that drives the seat. `table`: the table, with an answer that the seat's person gave in advance, by a standing order or
 * together with others. `chance`: chance, before anyone has acted.
 */
export const AUTHORS = ['person', 'bot', 'table', 'chance'] as const;
export type Author = (typeof AUTHORS)[number];

interface RowParts {
  readonly n: number;
  readonly entries: readonly Pick<Entry, 'id'>[];
  /** The lines of each entry, without the last end of a line. */
  readonly texts: readonly string[];
  /** Null: not known, as in a race that came as a record. */
  readonly author: Author | null;
  /** Milliseconds since 1970; undefined where the host has no time. */
  readonly at?: number | undefined;
}

/** The row of an action and of chance's answers to it. */
export function actionRow({ n, entries, texts, author, at }: RowParts): Row {
  const text = texts.map((lines) => `${lines}\n`).join('');
  const id = entries[0]?.id;
  return { n, kind: 'acts', text: withHeader(text, author), ...(id === undefined ? {} : { id }), ...(at === undefined ? {} : { at }) };
}

export const factRow = (n: number, fact: TableFact, at?: number, id?: string): Row => ({
  ...{ n, kind: 'table', text: formatFact(fact) },
  ...(id === undefined ? {} : { id }),
  ...(at === undefined ? {} : { at }),
});

/** The lines of entries that follow one another. @param before the position that the first of them met; not changed */
export function formatEntries(game: AnyRules, before: unknown, entries: readonly Entry[]): string[] {
  let state = before;
  return entries.map((entry, i) => {
    const text = formatEntry(game, state, entry);
    if (i + 1 < entries.length) state = applyEvents(game, i === 0 ? game.copy(state) : state, entry.events);
    return text.slice(0, -1);
  });
}

/**
 * The first line of an action row is a remark: the number of lines that follow, their checksum, and who acted. A row that was cut at the end of a line would
 * otherwise read as an action with half of its events. Where the checksum is right the entries need not be judged again, which is most of the time that the
 * opening of a long race takes.
 */
const withHeader = (text: string, author: Author | null): string =>
  `# lines ${countLines(text)} sum ${checksumOf(text)}${author === null ? '' : ` by ${author}`}\n${text}`;
const HEADER = new RegExp(String.raw`^# lines (\d{1,7})(?: sum ([0-9a-f]{8}))?(?: by (${AUTHORS.join('|')}))?\n`);

function countLines(text: string): number {
  let lines = 0;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) lines++;
  return lines;
}

/** FNV-1a (32 bits) of the code units from `from` on, as eight hexadecimal digits. It finds damage, not forgery. */
function checksumOf(text: string, from = 0): string {
  let sum = 0x811c9dc5;
  for (let i = from; i < text.length; i++) sum = Math.imul(sum ^ text.charCodeAt(i), 0x01000193);
  return (sum >>> 0).toString(16).padStart(8, '0');
}

/** What a row says of itself. `begin`: where the lines of its entries begin. */
interface Header {
  readonly checksum: 'none' | 'right' | 'wrong';
  readonly begin: number;
  readonly author: Author | null;
}

/** Problem: `row-cut` where the number of lines is not the one in the header. */
function readHeader({ n, text }: Row): Result<Header, Problem> {
  const header = HEADER.exec(text);
  if (header === null) return ok({ checksum: 'none', begin: 0, author: null });
  const begin = header[0].length;
  const [, lines, sum, by] = header;
  const author = AUTHORS.find((each) => each === by) ?? null;
  if (sum !== undefined && sum === checksumOf(text, begin)) return ok({ checksum: 'right', begin, author });
  const [expected, found] = [Number(lines), countLines(text) - 1];
  if (found !== expected) return fail({ code: 'row-cut', at: `row ${n}`, facts: { expected, found } });
  return ok({ checksum: sum === undefined ? 'none' : 'wrong', begin, author });
}

export interface ParsedActionRow {
  readonly entries: Entry[];
  /** The position after them. */
  readonly state: unknown;
  /** The lines of each entry; left out where they are not known to be what was decided. */
  readonly texts?: readonly string[];
  readonly author: Author | null;
}

/**
 * Reads an action row. Problems: `row-cut`, `row-changed` (the checksum is wrong), `row-empty`, those of a record's actions.
 * @param race `state`: the position that the first entry met; not changed. `from`: the number of the first entry
 */
export function parseActionRow(
  row: Row,
  race: { readonly game: AnyRules; readonly seats: number; readonly state: unknown; readonly from: number },
): Result<ParsedActionRow, Problem> {
  const header = readHeader(row);
  if (!header.ok) return header;
  const { checksum, begin } = header.value;
  // A row without an author was written by a program that named only the sender's id.
  const author = header.value.author ?? (row.id === undefined ? null : 'person');
  const trusted = checksum === 'right' ? readWritten(row.text.slice(begin, -1), race) : null;
  if (trusted !== null) return ok({ ...trusted, author });
  const parsed = parseEntries(row.text, race);
  if (!parsed.ok) return fail({ ...parsed.error, at: `row ${row.n}` });
  if (parsed.value.entries.length === 0) return fail({ code: 'row-empty', at: `row ${row.n}` });
  // The lines can be read, but they are not what was written.
  if (checksum === 'wrong') return fail({ code: 'row-changed', at: `row ${row.n}` });
  const { entries, state } = parsed.value;
  return ok({ entries: [...entries], state, author });
}

/** Who acted, as the row's header says; for a row that this process has just written. */
export function authorOf(row: Row): Author | null {
  const by = HEADER.exec(row.text)?.[3];
  return AUTHORS.find((each) => each === by) ?? (row.id === undefined ? null : 'person');
}

/** What lists of races show of a position after `entries` entries. */
export function summaryOf<S>(
  game: Pick<Game<unknown, S, unknown, unknown, unknown>, 'progress' | 'turn'>,
  state: S,
  entries: number,
): Summary {
  const { stage, round } = game.progress(state);
  const turn = game.turn(state);
  return { entries, stage, round, over: turn === NO_SEAT, turn };
}
