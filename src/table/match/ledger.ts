import type { Game, Problem, Result, Seat } from '../../kit/index.ts';
import { NO_SEAT, applyEntries, fail, ok } from '../../kit/index.ts';
import type { AnyRules, Entry } from '../race/race.ts';
import type { Decision } from './decisions.ts';
import type { Driver } from './driver.ts';
import { HUMAN } from './driver.ts';
import { createEntryTexts } from './entry-texts.ts';
import { advanceQuestions } from './finish-order.ts';
import type { Row } from './journal.ts';
import { asksEverySeat, movingSeat } from './questions.ts';
import type { AnsweredRequest } from './request-ids.ts';
import { createRequestIds } from './request-ids.ts';
import { authorOf, parseActionRow } from './rows.ts';
import type { Author, ParsedActionRow } from './rows.ts';
import { effectOnOrders } from './standing-orders.ts';
import { parseFact, type TableFact } from './table-fact.ts';
import type { TableState } from './table-state.ts';
import { newTable, tableAfterAction, tableAfterFact } from './table-state.ts';

/**
 * A race and its table, folded from the rows of the journal. `apply` is the only place where rows take effect: a host applies each row when it is stored, and a
 * race that is opened again applies all of them, so both come to the same (docs/decisions/0008-host-and-seat.md).
 */
export interface RaceLedger<S = unknown, A = unknown, E = unknown> {
  /** The entries that count, without those that were taken back. Not to be changed. */
  readonly entries: readonly Entry<A, E>[];
  /** The position after `entries`. Not to be changed. */
  readonly state: S;
  readonly table: TableState;
  /** The entries that were taken back, in the order in which they were. */
  readonly voided: readonly Entry<A, E>[];
  /** For each take-back, how many entries it left. */
  readonly rewinds: readonly number[];
  /** The numbers of the entries that a person made by hand. Only these can be taken back. */
  readonly byHand: ReadonlySet<number>;
  /** The numbers of those that answered a question put to every seat. A vote cannot take them back, because the others may not know that the seat had a choice. */
  readonly hiddenAnswers: ReadonlySet<number>;
  /** The last action answered a question put to every seat, and the round of that question goes on. */
  readonly isRoundOpen: boolean;
  /** The ids of the facts about the table that were sent with one, so that a fact sent twice counts once. */
  readonly factIds: ReadonlySet<string>;
  /** The number of the last row applied. */
  readonly lastRow: number;
  /** The row that could not be read, with the code of its problem (`row 3 row-cut`); null: all could be, or the race was repaired. */
  readonly damage: string | null;
  /** The race was repaired once, so the rows hold more than `entries`. */
  readonly isRepaired: boolean;
  /** The lines of entry `n` as they stand in its row, without the last end of a line; undefined where they are not known to be what was decided. */
  entryText(n: number): string | undefined;
  /** The position after the first `n` entries. Not to be changed. */
  stateAt(n: number): S;
  /** The action that was decided under this id, taken back or not. */
  findRequest(id: string): AnsweredRequest<A, E> | undefined;
  /**
   * Applies the next row. After a row that is missing or cannot be read, action rows are refused (`row-after-damage`) until a `taken-back` fact says where the race
   * goes on. So a damaged race is repaired by a row at its end. Facts are still applied, because they do not depend on one another.
   * @param decision what the row was written from, where this process has just decided it: the row need not be parsed again
   */
  apply(row: Row, decision?: Decision<S, A, E>): Result<AppliedRow<A, E>, Problem>;
}

/** What a row brought about. */
export type AppliedRow<A = unknown, E = unknown> =
  | { readonly kind: 'entries'; readonly entries: readonly Entry<A, E>[] }
  | { readonly kind: 'fact'; readonly fact: TableFact };

/** @param drivers who drove each seat when the race was made; a person where it is left out */
export function createLedger<C, S, A, E, V>(game: Game<C, S, A, E, V>, config: C, drivers: readonly Driver[]): RaceLedger<S, A, E> {
  const rules = game as unknown as AnyRules;
  const seats = game.seats(config).length;
  const kinds = advanceQuestions(game, config);
  let entries: Entry<A, E>[] = [];
  let state = game.start(config);
  let table = newTable(Array.from({ length: seats }, (_, seat: Seat) => drivers[seat] ?? HUMAN));
  const texts = createEntryTexts();
  const voided: Entry<A, E>[] = [];
  const rewinds: number[] = [];
  const byHand = new Set<number>();
  const hiddenAnswers = new Set<number>();
  const requests = createRequestIds<A, E>(() => entries);
  const factIds = new Set<string>();
  let isRoundOpen = false;
  let lastRow = 0;
  let damage: string | null = null;
  let isRepaired = false;
  /** The last position that `stateAt` has computed, with its number of entries, because a take-back needs it twice. */
  let computed: { readonly entries: number; readonly state: S } | null = null;

  function stateAt(n: number): S {
    if (n === entries.length) return state;
    if (computed?.entries !== n) computed = { entries: n, state: applyEntries(game, game.start(config), entries.slice(0, n)) };
    return computed.state;
  }

  function applyAction(row: Row, decision?: Decision<S, A, E>): Result<AppliedRow<A, E>, Problem> {
    const parsed: Result<ParsedActionRow, Problem> =
      decision === undefined
        ? parseActionRow(row, { game: rules, seats, state, from: entries.length + 1 })
        : ok({ entries: [...decision.entries] as Entry[], state: decision.after, texts: decision.texts, author: authorOf(row) });
    if (!parsed.ok) return parsed;
    const { author } = parsed.value;
    const added = parsed.value.entries as Entry<A, E>[];
    if (row.id !== undefined) added[0] = { ...added[0]!, id: row.id };
    takeIn(added, parsed.value.state as S, { author, at: row.at ?? null });
    for (const [i] of added.entries()) texts.push(parsed.value.texts?.[i]);
    return ok({ kind: 'entries', entries: added });
  }

  function takeIn(
    added: readonly Entry<A, E>[],
    after: S,
    { author, at }: { readonly author: Author | null; readonly at: number | null },
  ): void {
    const { n: first, seat } = added[0]!;
    const orders = effectOnOrders(game, table, state, { entries: added, author });
    const isHidden = asksEverySeat(game, kinds, state);
    if (author === 'person') byHand.add(first);
    if (author === 'person' && isHidden) hiddenAnswers.add(first);
    entries.push(...added);
    requests.add(added);
    state = after;
    computed = null;
    isRoundOpen = isHidden && asksEverySeat(game, kinds, state);
    const moving = movingSeat(game, kinds, state);
    table = tableAfterAction(table, seat, { at, entries: entries.length, first, isByHand: author === 'person', orders, moving });
  }

  function applyFact(row: Row): Result<AppliedRow<A, E>, Problem> {
    const parsed = parseFact(row.text, seats, kinds);
    if (!parsed.ok) return fail({ ...parsed.error, at: `row ${row.n}${parsed.error.at ? ` ${parsed.error.at}` : ''}` });
    const fact = parsed.value;
    if (fact.fact === 'taken-back' && fact.to > entries.length)
      return fail({ code: 'table-fact', at: `row ${row.n} to`, facts: { found: String(fact.to) } });
    if (row.id !== undefined) factIds.add(row.id);
    if (fact.fact === 'taken-back') {
      rewind(fact.to);
      isRepaired ||= fact.seat === NO_SEAT;
    }
    // A take-back rewinds first, so that its line at the table names the entries that are left.
    table = tableAfterFact(table, fact, { at: row.at ?? null, entries: entries.length, turn: game.turn(state) });
    return ok({ kind: 'fact', fact });
  }

  function rewind(to: number): void {
    const taken = entries.slice(to);
    state = stateAt(to);
    computed = null;
    entries = entries.slice(0, to);
    voided.push(...taken);
    requests.addVoided(taken);
    rewinds.push(to);
    texts.truncate(to);
    for (const known of [byHand, hiddenAnswers]) for (const n of [...known]) if (n > to) known.delete(n);
    isRoundOpen = false;
    damage = null;
  }

  return {
    get entries() {
      return entries;
    },
    get state() {
      return state;
    },
    get table() {
      return table;
    },
    voided,
    rewinds,
    byHand,
    hiddenAnswers,
    get isRoundOpen() {
      return isRoundOpen;
    },
    factIds,
    get lastRow() {
      return lastRow;
    },
    get damage() {
      return damage;
    },
    get isRepaired() {
      return isRepaired;
    },
    entryText: (n) => texts.at(n),
    stateAt,
    findRequest: (id) => requests.find(id),
    apply(row, decision) {
      const expected = lastRow + 1;
      if (row.n < expected) return fail({ code: 'row-number', at: `row ${row.n}`, facts: { expected } });
      lastRow = row.n;
      const gap: Problem | null = row.n > expected ? { code: 'row-number', at: `row ${row.n}`, facts: { expected } } : null;
      if (gap) damage ??= `row ${expected} ${gap.code}`;
      if (damage !== null && row.kind === 'acts') return fail(gap ?? { code: 'row-after-damage', at: `row ${row.n}` });
      const applied = row.kind === 'acts' ? applyAction(row, decision) : applyFact(row);
      if (!applied.ok) damage ??= `row ${row.n} ${applied.error.code}`;
      return applied;
    },
  };
}
