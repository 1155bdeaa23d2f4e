import type { Game, Problem, Result, Seat } from '../../kit/index.ts';
import { NOBODY, fail, applyEvents, applyEntries, ok } from '../../kit/index.ts';
import type { AnyRules, Entry } from '../race/race.ts';
import { formatEntry } from '../record/format-record.ts';
import { parseEntries } from '../record/parse-record.ts';
import { readWritten, type Written } from '../record/read-written.ts';
import type { Driver } from './driver.ts';
import { questionsInAdvance } from './home.ts';
import type { Row, Summary } from './journal.ts';
import { ordersMet } from './orders.ts';
import { ridesIn } from './questions.ts';
import { formatFact } from './format-fact.ts';
import { parseFact, type TableFact } from './table-fact.ts';
import type { TableState } from './table-state.ts';
import { newTable, withActs, withFact } from './table-state.ts';
import { createWrittenLines } from './written-lines.ts';

/** The row of what somebody did and what chance answered. `before` is the state the first of them met; not changed. */
export function actsRow(game: AnyRules, before: unknown, n: number, entries: readonly Entry[], at?: number): Row {
  let state = before;
  const lines = entries.map((entry, i) => {
    const text = formatEntry(game, state, entry);
    if (i + 1 < entries.length) state = applyEvents(game, i === 0 ? game.copy(state) : state, entry.events);
    return text;
  });
  const id = entries[0]?.id;
  return { n, kind: 'acts', text: counted(lines.join('')), ...(id === undefined ? {} : { id }), ...timeOf(at) };
}

/**
 * A row says first how many lines it has, and the sum of their signs. Cut at the end of a line it would still be read, an action with half its events, since nothing follows that
 * shows the end as in a record; and a number that another has taken the place of may fit as well. Whoever opens a race of many rows needs not judge them anew either where the
 * sum is right: they are as they were decided. Said as a remark, which every reader of entries passes over; rows from before (and of records that were split) say less or nothing,
 * and are read as they always were.
 */
const counted = (text: string): string => `# lines ${linesIn(text)} sum ${sumOf(text)}\n${text}`;
const COUNTED = /^# lines (\d{1,7})(?: sum ([0-9a-f]{8}))?\n/;

function linesIn(text: string): number {
  let lines = 0;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) lines++;
  return lines;
}

/** FNV-1a (32 bits) of the code units from a place on, in eight hexadecimal digits: finds what was damaged, not what somebody has forged. */
function sumOf(text: string, from = 0): string {
  let sum = 0x811c9dc5;
  for (let i = from; i < text.length; i++) sum = Math.imul(sum ^ text.charCodeAt(i), 0x01000193);
  return (sum >>> 0).toString(16).padStart(8, '0');
}

/** Whether a row has what it says that it has; `unsaid`: it does not say. Problem: `row-cut`. @returns beside it the length of what it says */
function wholeness({ n, text }: Row): Result<{ readonly is: 'unsaid' | 'right' | 'changed'; readonly begin: number }, Problem> {
  const said = COUNTED.exec(text);
  if (said === null) return ok({ is: 'unsaid', begin: 0 });
  const begin = said[0].length;
  if (said[2] !== undefined && said[2] === sumOf(text, begin)) return ok({ is: 'right', begin });
  const [expected, found] = [Number(said[1]), linesIn(text) - 1];
  if (found !== expected) return fail({ code: 'row-cut', at: `row ${n}`, facts: { expected, found } });
  return ok({ is: said[2] === undefined ? 'unsaid' : 'changed', begin });
}

const timeOf = (at: number | undefined): { readonly at?: number } => (at === undefined ? {} : { at });

export const factRow = (n: number, fact: TableFact, at?: number, id?: string): Row => ({
  ...{ n, kind: 'table', text: formatFact(fact) },
  ...(id === undefined ? {} : { id }),
  ...timeOf(at),
});

/** What rows bring about, read one after the other. */
export interface RowReader {
  /** The entries so far, without those taken back; not to be changed. */
  readonly entries: readonly Entry[];
  /** The lines of entry `n` as they stand in its row, without the last end; undefined where that is not known to be what was decided. */
  written(n: number): string | undefined;
  /** The position after them; not to be changed. */
  readonly state: unknown;
  readonly table: TableState;
  /** The entries that were taken back, in the order in which they were. */
  readonly voided: readonly Entry[];
  /** The numbers of the entries by which a person has answered what nobody may know he was asked: they cannot be asked back. */
  readonly secretly: ReadonlySet<number>;
  /** How many entries each taking back has left. */
  readonly takings: readonly number[];
  /** The senders' names for what they have said about the table: sent again, it holds already. */
  readonly said: ReadonlySet<string>;
  /** The number of the last row read. */
  readonly rows: number;
  /** The row that could not be read and the code of its problem, while the race is not mended; null: all could be. */
  readonly damage: string | null;
  /** Whether somebody had it go on from before what could not be read: the rows hold more than `entries`. */
  readonly mended: boolean;
  /**
   * Reads the next row. From one that cannot be read, or is missing, actions are passed over (`row-after-damage`) until a `taken-back` fact says where the race
   * goes on, so that a damaged race is mended by adding to it. Facts about the table hold all the same: they do not follow from one another.
   * @param decided what was written in it, where whoever reads has decided and written it himself: it need not be taken out of its text again
   */
  read(row: Row, decided?: readonly Entry[]): Result<RowRead, Problem>;
}

/** What a row said. */
export type RowRead =
  | { readonly kind: 'entries'; readonly entries: readonly Entry[] }
  | { readonly kind: 'fact'; readonly fact: TableFact };

/** What lists of races show of a position after so many entries. */
export function summaryOf<S>(
  game: Pick<Game<unknown, S, unknown, unknown, unknown>, 'progress' | 'turn'>,
  state: S,
  entries: number,
): Summary {
  const { stage, round } = game.progress(state);
  const turn = game.turn(state);
  return { entries, stage, round, over: turn === NOBODY, turn };
}

/** A race as its rows are read. @param drivers who sat where when it was made */
export function createRowReader(game: AnyRules, config: unknown, drivers: readonly Driver[]): RowReader {
  const seats = game.seats(config).length;
  const kinds = questionsInAdvance(game, config);
  let entries: Entry[] = [];
  const written = createWrittenLines();
  let state = game.start(config);
  let table = newTable(Array.from({ length: seats }, (_, seat: Seat) => drivers[seat] ?? 'human'));
  const voided: Entry[] = [];
  const takings: number[] = [];
  const secretly = new Set<number>();
  const said = new Set<string>();
  let rows = 0;
  let damage: string | null = null;
  let mended = false;

  function readEntries(row: Row): Result<Pick<Written, 'entries' | 'state'> & { readonly texts?: Written['texts'] }, Problem> {
    const whole = wholeness(row);
    if (!whole.ok) return whole;
    const { is, begin } = whole.value;
    const race = { game, seats, state, from: entries.length + 1 };
    const written = is === 'right' ? readWritten(row.text.slice(begin, -1), race) : null;
    if (written !== null) return ok(written);
    const read = parseEntries(row.text, race);
    if (!read.ok) return fail({ ...read.error, at: `row ${row.n}` });
    if (read.value.entries.length === 0) return fail({ code: 'row-empty', at: `row ${row.n}` });
    // it can be read, and is not what was written
    return is === 'changed' ? fail({ code: 'row-changed', at: `row ${row.n}` }) : read;
  }

  function readActs(row: Row, decided?: readonly Entry[]): Result<RowRead, Problem> {
    const read =
      decided === undefined ? readEntries(row) : ok({ entries: [...decided], state: applyEntries(game, game.copy(state), decided) });
    if (!read.ok) return read;
    const { entries: added, texts = [] }: Pick<Written, 'entries'> & { readonly texts?: Written['texts'] } = read.value;
    const { id, at = null } = row;
    const { n: first, seat, action, events } = added[0]!;
    if (id !== undefined) added[0] = { n: first, seat, action, events, id };
    const orders = ordersMet(game, table, state, added);
    if (id !== undefined && ridesIn(game, kinds, state) === NOBODY && game.turn(state) >= 0) secretly.add(first);
    ({ state } = read.value);
    added.forEach((entry, i) => {
      entries.push(entry);
      written.push(texts[i]);
    });
    const rides = ridesIn(game, kinds, state);
    table = withActs(table, seat, { at, entries: entries.length, first, byHand: id !== undefined, orders, rides });
    return ok({ kind: 'entries', entries: added });
  }

  function readFact(row: Row): Result<RowRead, Problem> {
    const read = parseFact(row.text, seats, kinds);
    if (!read.ok) return fail({ ...read.error, at: `row ${row.n}${read.error.at ? ` ${read.error.at}` : ''}` });
    const fact = read.value;
    if (row.id !== undefined) said.add(row.id);
    if (fact.fact === 'taken-back') {
      if (fact.to > entries.length) return fail({ code: 'table-fact', at: `row ${row.n} to`, facts: { found: String(fact.to) } });
      voided.push(...entries.slice(fact.to));
      takings.push(fact.to);
      for (const n of [...secretly]) if (n > fact.to) secretly.delete(n);
      entries = entries.slice(0, fact.to);
      written.cut(fact.to);
      state = applyEntries(game, game.start(config), entries);
      damage = null;
      mended ||= fact.seat === NOBODY;
    }
    table = withFact(table, fact, { at: row.at ?? null, entries: entries.length, turn: game.turn(state) });
    return ok({ kind: 'fact', fact });
  }

  return {
    get entries() {
      return entries;
    },
    written: (n) => written.at(n),
    get state() {
      return state;
    },
    get table() {
      return table;
    },
    voided,
    secretly,
    takings,
    said,
    get rows() {
      return rows;
    },
    get damage() {
      return damage;
    },
    get mended() {
      return mended;
    },
    read(row, decided) {
      const expected = rows + 1;
      if (row.n < expected) return fail({ code: 'row-number', at: `row ${row.n}`, facts: { expected } });
      rows = row.n;
      const missing: Problem | null = row.n > expected ? { code: 'row-number', at: `row ${row.n}`, facts: { expected } } : null;
      if (missing) damage ??= `row ${expected} ${missing.code}`;
      if (damage !== null && row.kind === 'acts') return fail(missing ?? { code: 'row-after-damage', at: `row ${row.n}` });
      const read = row.kind === 'acts' ? readActs(row, decided) : readFact(row);
      if (!read.ok) damage ??= `row ${row.n} ${read.error.code}`;
      return read;
    },
  };
}
