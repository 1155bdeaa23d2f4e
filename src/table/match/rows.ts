import type { Problem, Result, Seat } from '../../kit/index.ts';
import { fail, follow, ok } from '../../kit/index.ts';
import type { AnyRules, Entry } from '../race/race.ts';
import { formatEntry } from '../record/format-record.ts';
import { parseEntries } from '../record/parse-record.ts';
import type { Row } from './journal.ts';
import type { Driver, TableState } from './table-fact.ts';
import { formatFact, newTable, parseFact, withFact, type TableFact } from './table-fact.ts';

/** The row of what somebody did and what chance answered. `before` is the state the first of them met; not changed. */
export function actsRow(game: AnyRules, before: unknown, n: number, entries: readonly Entry[]): Row {
  let state = before;
  const lines = entries.map((entry, i) => {
    const text = formatEntry(game, state, entry);
    if (i + 1 < entries.length) state = follow(game, i === 0 ? game.copy(state) : state, entry.events);
    return text;
  });
  const id = entries[0]?.id;
  return { n, kind: 'acts', text: lines.join(''), ...(id === undefined ? {} : { id }) };
}

export const factRow = (n: number, fact: TableFact): Row => ({ n, kind: 'table', text: formatFact(fact) });

/** What rows bring about, read one after the other. */
export interface RowReader {
  /** The entries so far, without those taken back; not to be changed. */
  readonly entries: readonly Entry[];
  readonly table: TableState;
  /** How many rows were read. */
  readonly rows: number;
  /**
   * Reads the next row. From one that cannot be read on, the others are passed over (`row-after-damage`) until a `taken-back` fact says where the race goes on, so
   * that a damaged race is mended by adding to it.
   */
  read(row: Row): Result<RowRead, Problem>;
}

/** What a row said. */
export type RowRead =
  { readonly kind: 'entries'; readonly entries: readonly Entry[] } | { readonly kind: 'fact'; readonly fact: TableFact };

const isTakenBack = ({ kind, text }: Row): boolean => kind === 'table' && text.startsWith('{"fact":"taken-back"');

/** A race as its rows are read. @param drivers who sat where when it was made */
export function createRowReader(game: AnyRules, config: unknown, drivers: readonly Driver[]): RowReader {
  const seats = game.seats(config).length;
  const kinds = game.advance?.questions(config) ?? [];
  let entries: Entry[] = [];
  let state = game.start(config);
  let table = newTable(Array.from({ length: seats }, (_, seat: Seat) => drivers[seat] ?? 'human'));
  let rows = 0;
  let damaged = false;

  function readActs(row: Row): Result<RowRead, Problem> {
    const read = parseEntries(row.text, { game, seats, state, from: entries.length + 1 });
    if (!read.ok) return fail({ ...read.error, at: `row ${row.n}` });
    const [first, ...others] = read.value;
    if (first === undefined) return fail({ code: 'row-empty', at: `row ${row.n}` });
    const added = [row.id === undefined ? first : { ...first, id: row.id }, ...others];
    for (const entry of added) state = follow(game, state, entry.events);
    entries.push(...added);
    return ok({ kind: 'entries', entries: added });
  }

  function readFact(row: Row): Result<RowRead, Problem> {
    const read = parseFact(row.text, seats, kinds);
    if (!read.ok) return fail({ ...read.error, at: `row ${row.n}${read.error.at ? ` ${read.error.at}` : ''}` });
    const fact = read.value;
    if (fact.fact === 'taken-back') {
      if (fact.to > entries.length) return fail({ code: 'table-fact', at: `row ${row.n} to`, facts: { found: String(fact.to) } });
      entries = entries.slice(0, fact.to);
      state = game.start(config);
      for (const entry of entries) state = follow(game, state, entry.events);
    }
    table = withFact(table, fact);
    return ok({ kind: 'fact', fact });
  }

  return {
    get entries() {
      return entries;
    },
    get table() {
      return table;
    },
    get rows() {
      return rows;
    },
    read(row) {
      if (row.n !== rows + 1) return fail({ code: 'row-number', at: `row ${row.n}`, facts: { expected: rows + 1 } });
      rows = row.n;
      if (damaged && !isTakenBack(row)) return fail({ code: 'row-after-damage', at: `row ${row.n}` });
      const read = row.kind === 'acts' ? readActs(row) : readFact(row);
      damaged = !read.ok;
      return read;
    },
  };
}
