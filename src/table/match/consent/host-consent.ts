import type { Game, Refusal, Seat } from '../../../kit/index.ts';
import { createClockGuard } from './clock-guard.ts';
import { CHANCE, NO_SEAT, refusal } from '../../../kit/index.ts';
import { HUMAN } from '../driver.ts';
import type { HostOptions } from '../host-options.ts';
import { awaitedBy } from './due-after.ts';
import type { RaceLedger } from '../ledger.ts';
import type { ConsentDto } from '../link.ts';
import type { Questions } from '../questions.ts';
import { isHidden } from '../questions.ts';
import type { RowWriter } from '../row-writer.ts';
import type { AwaitedSeat, DueEvent, TableMoment, TableWish } from './decide-wish.ts';
import { deadlineOf, decideDueEvent, decideWish, nextDueEvent } from './decide-wish.ts';
import type { Terms } from './terms.ts';

/** What the people of a table agree on during a race, and what is due without them: the part of a host that carries it out. */
export interface HostConsent {
  /** What the viewer may see of it; null where nothing was agreed on before the start. */
  dtoFor(viewer: Seat): ConsentDto | null;
  /** @param id the sender's name for it; sent again it counts once */
  wish(seat: Seat, wish: TableWish, id?: string): Promise<Refusal | null>;
  /** The person that the race waits for by himself; null: none, or the race is paused or ended. */
  awaitedSeat(): AwaitedSeat | null;
  nextDueEvent(): DueEvent | null;
  /** Does what is due by now. */
  runDue(): Promise<Refusal | null>;
}

export interface HostConsentParts<S, A, E> {
  readonly game: Pick<Game<unknown, S, A, E, unknown>, 'turn' | 'choices' | 'perfectInformation'>;
  readonly ledger: RaceLedger<S, A, E>;
  readonly questions: Questions<S, A>;
  readonly writer: RowWriter<S, A, E>;
  readonly options: Pick<HostOptions<S, A>, 'terms' | 'now' | 'offsetAt' | 'warned'>;
}

export function createHostConsent<S, A, E>({ game, ledger, questions, writer, options }: HostConsentParts<S, A, E>): HostConsent {
  const { terms, now, offsetAt, warned: onWarned } = options;

  const guard = createClockGuard(now ?? (() => Infinity));
  /** The table with times that the present clock can have stored. */
  const tableNow = (): TableMoment['table'] => ({ ...ledger.table, consent: guard(ledger.table.consent) });
  const isOver = (): boolean => game.turn(ledger.state) === NO_SEAT;

  /** A seat can ask for its last own action, as long as it has learned nothing since: from chance, or from another hand. */
  function takeBackFor(seat: Seat): number | null {
    if (!writer.isQuiet || isOver()) return null;
    for (let i = ledger.entries.length - 1; i >= 0; i--) {
      const { n, seat: by } = ledger.entries[i]!;
      if (by === CHANCE) return null;
      if (by === seat && ledger.byHand.has(n)) return ledger.hiddenAnswers.has(n) ? null : n;
      if (game.perfectInformation !== true) return null;
    }
    return null;
  }

  const awaited = (): AwaitedSeat | null => (writer.isQuiet ? awaitedBy(questions, ledger.table, questions.question(ledger.state)) : null);

  const momentOf = (known: Terms): TableMoment => ({
    table: tableNow(),
    terms: known,
    entries: ledger.entries.length,
    now: now?.() ?? null,
    isOver: isOver(),
    takeBackFor,
    offsetAt,
  });

  /** The clock that everyone sees: of an open question, whether or not the seat has answered it in advance, because that is its secret. */
  function clockOf(known: Terms): ConsentDto['clock'] {
    const { table, state } = ledger;
    const seat = game.turn(state);
    if (known.clock === null || seat < 0 || table.drivers[seat] !== HUMAN || table.consent.ended) return null;
    const question = questions.question(state);
    if (!('kind' in question) || question.to === 'together' || isHidden(questions.kinds, question.kind)) return null;
    if (question.to === 'table' && game.choices(state).length < 2) return null;
    return { seat, until: deadlineOf({ table: tableNow(), terms: known, offsetAt }, seat) };
  }

  return {
    dtoFor(viewer) {
      if (terms === undefined) return null;
      const { drivers, consent } = ledger.table;
      const { owners, absent, substitutes, proposal, paused, ended, lines, daysOff } = consent;
      const carriedOut = consent.carriedOut.flatMap(({ seat, n }) => (seat === viewer ? [n] : []));
      const canAsk = viewer >= 0 && drivers[viewer] === HUMAN && !paused && !ended;
      return {
        terms,
        owners,
        absent,
        proposal,
        paused,
        ended,
        lines,
        clock: clockOf(terms),
        takeBack: canAsk ? takeBackFor(viewer) : null,
        carriedOut,
        ...(substitutes.length === 0 ? {} : { substitutes }),
        // The zone is left out: where a player lives is his secret.
        ...(daysOff.length === 0 ? {} : { daysOff: daysOff.map(({ zone: _, ...each }) => each) }),
      };
    },
    async wish(seat, wish, id) {
      if (terms === undefined) return refusal('table-not-agreed', '');
      return writer.decideFact(() => decideWish(momentOf(terms), seat, wish), id);
    },
    awaitedSeat: () => (ledger.table.consent.paused || ledger.table.consent.ended ? null : awaited()),
    nextDueEvent: () => (terms === undefined ? null : nextDueEvent(momentOf(terms), awaited())),
    async runDue() {
      if (terms === undefined || now === undefined) return null;
      let silence = false;
      let warned: Seat | null = null;
      const refused = await writer.decideFact(() => {
        warned = null;
        const who = awaited();
        const due = nextDueEvent(momentOf(terms), who);
        if (due === null || due.at > now()) return null;
        silence = due.what === 'silence';
        warned = due.what === 'warn' && who !== null ? who.seat : null;
        return decideDueEvent(momentOf(terms), due, who);
      });
      if (warned !== null && refused === null) onWarned?.(warned);
      if (silence) questions.closeRound(ledger.state, new Map());
      return refused;
    },
  };
}
