import type { Game, Seat } from '../../kit/index.ts';
import { CHANCE, NO_SEAT } from '../../kit/index.ts';
import type { Autoplay } from './autoplay.ts';
import type { HostConsent } from './consent/host-consent.ts';
import { ASK_ME } from './advance-answers.ts';
import { HUMAN } from './driver.ts';
import { visibleEnvelopes } from './envelopes.ts';
import type { HostOptions } from './host-options.ts';
import type { HostState } from './host-state.ts';
import type { Progress } from './progress.ts';
import type { RaceLedger } from './ledger.ts';
import type { Situation } from './link.ts';
import type { Questions } from './questions.ts';
import { isHidden } from './questions.ts';
import type { RowWriter } from './row-writer.ts';

/** What each seat is shown of the table, and nothing that it may not know. */
export interface Situations {
  situationFor(viewer: Seat): Situation;
  /** The number of the entry that this seat can take back by itself; null: none. */
  takeBackFor(seat: Seat): number | null;
}

export interface SituationsParts<S, A, E> {
  readonly game: Pick<Game<unknown, S, A, E, unknown>, 'turn' | 'finishForMe'>;
  readonly ledger: RaceLedger<S, A, E>;
  readonly questions: Questions<S, A>;
  readonly writer: RowWriter<S, A, E>;
  readonly autoplay: Autoplay;
  readonly progress: Progress<A>;
  readonly state: HostState;
  readonly consent: HostConsent;
  readonly options: Pick<HostOptions<S, A>, 'terms' | 'sealed'>;
}

export function createSituations<S, A, E>(parts: SituationsParts<S, A, E>): Situations {
  const { game, ledger, questions, writer, autoplay, progress, state, consent, options } = parts;
  const { terms, sealed } = options;
  const isTyped = sealed.typed === true;

  const isPerson = (seat: Seat): boolean => ledger.table.drivers[seat] === HUMAN;

  /**
   * Whether the others may not see that a seat is asked, or has answered in advance. So it is with hidden questions, and at a table of people far from each other with all
   * questions that can be answered in advance.
   */
  const isDiscreet = (asked: string): boolean =>
    terms === undefined
      ? isHidden(questions.kinds, asked)
      : questions.kinds.some(({ kind }) => kind === asked) || game.finishForMe?.isSettled(ledger.state) === true;

  function takeBackFor(seat: Seat): number | null {
    const last = ledger.entries.at(-1);
    const isOwn = last?.seat === seat || (isTyped && last?.seat === CHANCE);
    if (last === undefined || !isOwn || !isPerson(seat) || !ledger.byHand.has(last.n) || state.role !== 'leader' || state.ended)
      return null;
    return game.turn(ledger.state) === NO_SEAT || !writer.isQuiet ? null : last.n;
  }

  function situationFor(viewer: Seat): Situation {
    const { table } = ledger;
    const question = questions.question(ledger.state);
    const canAct = state.role !== 'reader' && writer.isQuiet && !progress.isPaused();
    /** The leader carries out the replies to this round. */
    const isRoundClosed = question.to === 'together' && state.role === 'replica' && ledger.isRoundOpen;
    const discreet = 'seat' in question && question.seat !== viewer && isDiscreet(question.kind);
    const { hold, isThinking, isRunning } = autoplay;
    const isHeld = hold !== null && (hold.seat === viewer || !hold.hidden);
    return {
      entries: ledger.entries.length,
      takenBack: ledger.rewinds.length,
      asked: canAct && isPerson(viewer) && (question.to === 'seat' ? question.seat === viewer : question.to === 'chance' && isTyped),
      together:
        canAct && question.to === 'together' && !isRoundClosed
          ? { kind: question.kind, seats: question.seats, concerned: viewer >= 0 && questions.concerns(ledger.state, viewer) }
          : null,
      drivers: table.drivers,
      away: table.away,
      answers: table.answers[viewer] ?? ASK_ME,
      takeBack: takeBackFor(viewer),
      holding: isHeld,
      thinking: isThinking,
      // At a table of people far from each other it follows from the position alone. Whether this host is at work would show that it answers for a seat.
      going:
        state.role === 'replica' || (terms !== undefined && state.role === 'leader')
          ? !progress.isFailing() && !progress.isPaused() && (!progress.isWaiting(question) || discreet || isRoundClosed)
          : progress.canPlay() && !isHeld && (isRunning || discreet),
      role: state.role === 'reader' ? 'reader' : 'leader',
      notKept: writer.failure,
      broken: state.broken ?? ledger.damage,
      envelopes: sealed.contributions === null ? visibleEnvelopes(table.envelopes) : null,
      agreed: consent.dtoFor(viewer),
    };
  }

  return { situationFor, takeBackFor };
}
