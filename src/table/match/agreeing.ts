import type { Game, Refusal, Seat } from '../../kit/index.ts';
import { CHANCE, NOBODY, refusal } from '../../kit/index.ts';
import type { AtTable, Due, TableWish, WaitedFor } from './agree.ts';
import { deadlineOf, decideDue, decideWish, dueOf } from './agree.ts';
import type { OffsetAt } from './days-off.ts';
import { HUMAN } from './driver.ts';
import type { EntryMarks } from './entry-marks.ts';
import type { FactKeeping } from './fact-keeping.ts';
import type { AgreedTold } from './link.ts';
import type { Match } from './match.ts';
import type { Question, Questions } from './questions.ts';
import { isHidden } from './questions.ts';
import type { TableState } from './table-state.ts';
import type { Terms } from './terms.ts';

/** What the people of a table agree on while they ride, and what is due without them: a host's part in it. */
export interface Agreeing {
  /** What these eyes are told; null where nothing was agreed on before the start. */
  told(eyes: Seat): AgreedTold | null;
  /** @param id the sender's name for it: sent again it counts once */
  wish(seat: Seat, wish: TableWish, id?: string): Promise<Refusal | null>;
  /** Who is waited for; null: nobody. */
  waited(): WaitedFor | null;
  due(): Due | null;
  /** Does what is due by now, if anything is. */
  doDue(): Promise<Refusal | null>;
  /** When something will be due on a table as it will be then; left out where the host has no time. */
  dueThen(table: TableState, question: Question<unknown>): { readonly due?: number | null };
}

/** What it needs of its host. */
export interface ToAgree<S, A, E> {
  readonly game: Pick<Game<unknown, S, A, E, unknown>, 'turn' | 'choices' | 'perfectInformation'>;
  readonly match: Pick<Match<S, A, E>, 'log' | 'state'>;
  readonly questions: Pick<Questions<S, A>, 'kinds' | 'question' | 'closeRound'>;
  readonly terms: Terms | undefined;
  readonly now: (() => number) | undefined;
  readonly offsetAt: OffsetAt | undefined;
  readonly table: () => TableState;
  /** Everything decided is told. */
  readonly quiet: () => boolean;
  readonly marks: Pick<EntryMarks, 'byHand' | 'secretly'>;
  /** This host alone has kept that a seat's time runs out. */
  readonly warned: ((seat: Seat) => void) | undefined;
  readonly decideAlone: FactKeeping['decideAlone'];
  /** The race goes on, if it can. */
  readonly goOn: () => void;
}

export function createAgreeing<S, A, E>(host: ToAgree<S, A, E>): Agreeing {
  const { game, match, questions, terms, now, offsetAt } = host;

  const isOver = (): boolean => game.turn(match.state) === NOBODY;

  /** A seat may ask for its last own action, as long as nothing has been learned since: from chance, or from a hand. */
  function takeable(seat: Seat): number | null {
    if (!host.quiet() || isOver()) return null;
    for (let i = match.log.length - 1; i >= 0; i--) {
      const { n, seat: by } = match.log[i]!;
      if (by === CHANCE) return null;
      if (by === seat && host.marks.byHand.has(n)) return host.marks.secretly.has(n) ? null : n;
      if (game.perfectInformation !== true) return null;
    }
    return null;
  }

  function waitedIn({ drivers }: Pick<TableState, 'drivers'>, question: Question<unknown>): WaitedFor | null {
    if (question.to !== 'seat' || drivers[question.seat] !== HUMAN) return null;
    return { seat: question.seat, hidden: isHidden(questions.kinds, question.kind) };
  }
  const waited = (): WaitedFor | null => (host.quiet() ? waitedIn(host.table(), questions.question(match.state)) : null);

  const atTable = (known: Terms): AtTable => ({
    ...{ table: host.table(), terms: known, entries: match.log.length, now: now?.() ?? null, over: isOver(), takeable, offsetAt },
  });

  /** Whose clock is shown: of an open question, and whether or not he has answered it in advance, which is his own affair. */
  function clockOf(known: Terms): AgreedTold['clock'] {
    const table = host.table();
    const seat = game.turn(match.state);
    if (known.clock === null || seat < 0 || table.drivers[seat] !== HUMAN || table.agreed.ended) return null;
    const question = questions.question(match.state);
    if (!('kind' in question) || question.to === 'together' || isHidden(questions.kinds, question.kind)) return null;
    if (question.to === 'table' && game.choices(match.state).length < 2) return null;
    return { seat, until: deadlineOf({ table, terms: known, offsetAt }, seat) };
  }

  return {
    told(eyes) {
      if (terms === undefined) return null;
      const { drivers, agreed } = host.table();
      const { owners, absent, proposal, paused, ended, lines, daysOff } = agreed;
      const carriedOut = agreed.carriedOut.flatMap(({ seat, n }) => (seat === eyes ? [n] : []));
      const takeBack = eyes >= 0 && drivers[eyes] === HUMAN && !paused && !ended ? takeable(eyes) : null;
      return {
        terms,
        owners,
        absent,
        proposal,
        paused,
        ended,
        lines,
        clock: clockOf(terms),
        takeBack,
        carriedOut,
        // where somebody lives is his own affair
        ...(daysOff.length === 0 ? {} : { daysOff: daysOff.map(({ zone: _, ...each }) => each) }),
      };
    },
    async wish(seat, wish, id) {
      if (terms === undefined) return refusal('table-not-agreed', '');
      const why = await host.decideAlone(() => decideWish(atTable(terms), seat, wish), id);
      host.goOn();
      return why;
    },
    waited: () => (host.table().agreed.paused || host.table().agreed.ended ? null : waited()),
    due: () => (terms === undefined ? null : dueOf(atTable(terms), waited())),
    async doDue() {
      if (terms === undefined || now === undefined) return null;
      let silence = false;
      let warned: Seat | null = null;
      const why = await host.decideAlone(() => {
        warned = null;
        const who = waited();
        const due = dueOf(atTable(terms), who);
        if (due === null || due.at > now()) return null;
        silence = due.what === 'silence';
        warned = due.what === 'warn' && who !== null ? who.seat : null;
        return decideDue(atTable(terms), due, who);
      });
      if (warned !== null && why === null) host.warned?.(warned);
      if (silence) questions.closeRound(match.state, new Map());
      host.goOn();
      return why;
    },
    dueThen(table, question) {
      if (terms === undefined || now === undefined) return {};
      return { due: dueOf({ table, terms, offsetAt, over: question.to === 'nobody' }, waitedIn(table, question))?.at ?? null };
    },
  };
}
