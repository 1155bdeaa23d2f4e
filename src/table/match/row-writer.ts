import type { AdvanceQuestion, Game, Reason, Refusal } from '../../kit/index.ts';
import { plainCopy, refusal } from '../../kit/index.ts';
import { dueAfter } from './consent/due-after.ts';
import type { Decision, Decisions } from './decisions.ts';
import { formatFact } from './format-fact.ts';
import type { HostOptions } from './host-options.ts';
import type { HostState } from './host-state.ts';
import { errorText } from './host-state.ts';
import type { AppendFailure, Row, Summary } from './journal.ts';
import { appendRefusal } from './journal.ts';
import type { AppliedRow, RaceLedger } from './ledger.ts';
import type { Publisher } from './publisher.ts';
import type { Questions } from './questions.ts';
import { movingSeat } from './questions.ts';
import { createRowQueue } from './row-queue.ts';
import type { Author } from './rows.ts';
import { actionRow, factRow, summaryOf } from './rows.ts';
import { sameData } from './same-data.ts';
import { NO_ORDERS_EFFECT } from './standing-orders.ts';
import type { TableFact } from './table-fact.ts';
import { parseFact } from './table-fact.ts';
import type { TableState } from './table-state.ts';
import { tableAfterAction, tableAfterFact } from './table-state.ts';

/** What belongs to a decision that is being stored. */
export interface Storing {
  readonly author: Author;
  /** Why a bot decided so. Seats are sent it with the entry; it is stored nowhere. */
  readonly reason?: Reason | null;
  /** Called when the row is stored and applied, before news are sent to the seats. */
  readonly onApplied?: () => void;
}

/**
 * Writes what a host decides. Each row is appended to the journal, and takes effect in the ledger when it is stored. The writer knows what is in a row; the row queue
 * orders the rows and their answers.
 */
export interface RowWriter<S, A, E> {
  /** The number of the last row that is known to be stored. */
  readonly storedRow: number;
  /** Why the last row was not stored; null when one is again. */
  readonly failure: AppendFailure | null;
  /** Rows are on their way, or the journal is being read. */
  readonly isBusy: boolean;
  /** All actions that were decided are stored. */
  readonly isQuiet: boolean;
  /** Why bots decided as they did, by the number of the entry. */
  readonly reasons: ReadonlyMap<number, Reason>;
  /** Resolves when a row can be sent. The caller then decides and sends before it waits for anything else. */
  ready(): Promise<void>;
  /** Resolves when nothing is on its way. */
  idle(): Promise<void>;
  /** Stores a decision. Answers why not, where it was not stored; then it has not happened. */
  storeDecision(decision: Decision<S, A, E>, storing: Storing): Promise<AppendFailure | null>;
  /** Stores a fact that holds whatever else is on its way. It may come from outside; a fact that could not be read back is refused. */
  storeFact(fact: TableFact): Promise<Refusal | null>;
  /**
   * Stores a fact that depends on the state of the race. It is decided and sent while nothing else is on its way, so that it never rests on something that turns out void.
   * @param decide the fact, a refusal, or null where it holds already
   * @param id the sender's name for it; sent again it counts once
   */
  decideFact(decide: () => TableFact | Refusal | null, id?: string): Promise<Refusal | null>;
  /** Reads rows that other hosts have stored. @param rows those rows, where the caller knows them: the journal is read only where they do not follow on */
  catchUp(rows?: readonly Row[]): Promise<void>;
  /** Whether another host was quicker and its rows are known by now, so that the same can be tried again on top of them. */
  isOvertaken(failure: AppendFailure): boolean;
  /** What failed can be tried again. */
  clearFailure(): void;
}

export interface RowWriterParts<S, A, E> {
  readonly game: Game<unknown, S, A, E, unknown>;
  readonly seats: number;
  readonly ledger: RaceLedger<S, A, E>;
  readonly decisions: Decisions<S, A, E>;
  readonly questions: Questions<S, A>;
  readonly state: HostState;
  readonly publisher: Publisher<A, E>;
  readonly options: Pick<HostOptions<S, A>, 'journal' | 'terms' | 'now' | 'offsetAt'>;
  /** A row was applied. `own`: this host has written it. */
  readonly onApplied: (applied: AppliedRow<A, E>, by: 'own' | 'other') => void;
}

export function createRowWriter<S, A, E>(parts: RowWriterParts<S, A, E>): RowWriter<S, A, E> {
  const { game, seats, ledger, decisions, questions, state, publisher, options } = parts;
  const { journal, now } = options;
  const kinds: readonly AdvanceQuestion[] = questions.kinds;
  const notHere = refusal('table-not-here', '');
  const reasons = new Map<number, Reason>();
  /** Rows that the journal has refused, or has not answered for. It may hold them all the same. */
  let doubtful: readonly Row[] = [];
  const found = new WeakSet<Row>();
  /** When the last action was decided. */
  let decidedAt: number | undefined;

  const queue = createRowQueue({
    stored: ledger.lastRow,
    onRefused(row) {
      decisions.drop();
      doubtful = [...doubtful, row];
      publisher.publish();
    },
    onDoubt: () => readOn(),
  });

  /** Applies a row that is stored. It was read back when it was written, so a problem is a fault of this program. */
  function applyOwn(row: Row, decision?: Decision<S, A, E>): void {
    const applied = ledger.apply(row, decision);
    if (!applied.ok) throw new Error(`row ${row.n} ${applied.error.code}`);
    if (decision !== undefined) decisions.remove(decision);
    forgetReasons(applied.value);
    parts.onApplied(applied.value, 'own');
  }

  function forgetReasons(applied: AppliedRow): void {
    if (applied.kind !== 'fact' || applied.fact.fact !== 'taken-back') return;
    for (const n of [...reasons.keys()]) if (n > applied.fact.to) reasons.delete(n);
  }

  /** Applies what another host has stored, and what the journal holds of this host's own doubtful rows. Nothing else is on its way. */
  async function readOn(known: readonly Row[] = []): Promise<void> {
    if (known.length > 0 && known.at(-1)!.n <= queue.stored) return;
    let rows: readonly Row[] = known.filter(({ n }) => n > queue.stored);
    if (rows.length === 0 || rows.some(({ n }, i) => n !== queue.stored + 1 + i))
      try {
        rows = await journal.read(queue.stored + 1);
      } catch {
        // The rows stay unknown; the next row that is sent will show that there are some.
        return publisher.publish();
      }
    for (const row of rows) {
      if (row.n <= queue.stored) continue;
      queue.advanceTo(row.n);
      const own = doubtful.find((other) => sameData(other, row));
      if (own !== undefined) found.add(own);
      const applied = ledger.apply(row);
      if (!applied.ok) continue;
      forgetReasons(applied.value);
      parts.onApplied(applied.value, 'other');
    }
    publisher.publish();
  }

  /** The row is stored by now, so an error cannot undo it: it breaks the host. */
  function guarded(apply: () => void): void {
    try {
      apply();
    } catch (error) {
      state.broken = errorText(error);
    }
  }

  async function append(row: Row, summary: Summary): Promise<AppendFailure | null> {
    try {
      return await journal.append([row], summary);
    } catch {
      return 'lost';
    }
  }

  /** Sends a row; null when it is stored and has taken effect. */
  async function send(row: Row, summary: Summary, apply: () => void): Promise<AppendFailure | null> {
    const failure = await queue.add(row, append(row, summary), () => {
      guarded(apply);
      publisher.publishStep();
    });
    if (failure === null) return null;
    await queue.ready();
    doubtful = doubtful.filter((other) => other !== row);
    return found.has(row) ? null : failure;
  }

  /** @param then the table by then */
  function summaryAhead(then: TableState): Summary {
    const { state: position, entries } = decisions.ahead;
    return summaryWith(then, position, entries);
  }

  function summaryWith(then: TableState, position: S, entries: number): Summary {
    const summary = summaryOf(game, position, entries);
    return {
      ...summary,
      over: summary.over || then.consent.ended,
      ...dueAfter(options, questions, then, questions.question(position)),
    };
  }

  function summaryAfterFact(fact: TableFact, at: number | undefined): Summary {
    const isTakeBack = fact.fact === 'taken-back';
    const position = isTakeBack ? ledger.stateAt(fact.to) : decisions.ahead.state;
    const entries = isTakeBack ? fact.to : decisions.ahead.entries;
    const after = tableAfterFact(ledger.table, fact, { at: at ?? null, entries, turn: game.turn(position) });
    // An action that is still on its way has put a newer question than the table knows.
    const since = Math.max(after.consent.since ?? 0, decidedAt ?? 0);
    return summaryWith(since > 0 ? { ...after, consent: { ...after.consent, since } } : after, position, entries);
  }

  async function decideOnce(decide: () => TableFact | Refusal | null, id?: string): Promise<Refusal | 'again' | null> {
    if (!state.isHere) return notHere;
    if (id !== undefined && ledger.factIds.has(id)) return null;
    const decided = decide();
    if (decided === null || 'code' in decided) return decided;
    const fact = checked(decided);
    if ('code' in fact) return fact;
    const at = now?.();
    const row = factRow(queue.next, fact, at, id);
    const failure = await queue.add(row, append(row, summaryAfterFact(fact, at)), () => guarded(() => applyOwn(row)));
    if (failure === 'lost' || failure === 'taken') await readOn();
    publisher.publish();
    if (failure === null || found.has(row)) return null;
    return isOvertaken(failure) ? 'again' : appendRefusal(failure);
  }

  /** A fact as it will be read back, or why it could not be. */
  function checked(fact: TableFact): TableFact | Refusal {
    const readable = parseFact(formatFact(plainCopy(fact) as TableFact), seats, kinds);
    if (readable.ok) return readable.value;
    const { code, at = '', facts } = readable.error;
    return refusal(code, '', { at, ...facts });
  }

  const isOvertaken = (failure: AppendFailure): boolean => failure === 'taken' && queue.failure === null;

  return {
    get storedRow() {
      return queue.stored;
    },
    get failure() {
      return queue.failure;
    },
    get isBusy() {
      return queue.isBusy;
    },
    get isQuiet() {
      return decisions.pending.length === 0;
    },
    reasons,
    ready: () => queue.ready(),
    idle: () => queue.idle(),
    storeDecision(decision, { author, reason, onApplied }) {
      const { entries, texts, after } = decision;
      const { n: first, seat } = entries[0]!;
      questions.enter(after);
      const at = (decidedAt = now?.());
      const row = actionRow({ n: queue.next, entries, texts, author, at });
      const then = tableAfterAction(ledger.table, seat, {
        ...{ at: at ?? null, entries: entries.at(-1)!.n, first },
        ...{ isByHand: author === 'person', orders: NO_ORDERS_EFFECT, moving: movingSeat(game, kinds, after) },
      });
      return send(row, summaryAhead(then), () => {
        applyOwn(row, decision);
        if (reason) reasons.set(first, reason);
        onApplied?.();
      });
    },
    async storeFact(given) {
      const fact = checked(given);
      if ('code' in fact) return fact;
      for (;;) {
        await queue.ready();
        if (!state.isHere) return notHere;
        const at = now?.();
        const row = factRow(queue.next, fact, at);
        const failure = await send(row, summaryAfterFact(fact, at), () => applyOwn(row));
        if (failure === null) return null;
        if (!isOvertaken(failure)) return appendRefusal(failure);
      }
    },
    async decideFact(decide, id) {
      for (;;) {
        const answer = await queue.alone(() => decideOnce(decide, id));
        if (answer !== 'again') return answer;
      }
    },
    catchUp: (rows) => queue.alone(() => readOn(rows)),
    isOvertaken,
    clearFailure: () => queue.clearFailure(),
  };
}
