import type { Game, Problem, Refusal, Seat } from '../../kit/index.ts';
import { NO_SEAT, plainCopy, refusal } from '../../kit/index.ts';
import { sealOf } from '../race/envelope.ts';
import { createActionHandler } from './action-handler.ts';
import { parseAdvance } from './advance-answers.ts';
import { createAutoplay } from './autoplay.ts';
import { createBotAnswers } from './bot-answers.ts';
import { createHostConsent } from './consent/host-consent.ts';
import { createDecisions } from './decisions.ts';
import { HUMAN } from './driver.ts';
import { envelopeRequests } from './envelope-requests.ts';
import { contributionsOf, forgedOpening, hasBegun } from './envelopes.ts';
import type { Host, HostOptions } from './host-options.ts';
import { createHostState } from './host-state.ts';
import { createProgress } from './progress.ts';
import type { AppliedRow } from './ledger.ts';
import { createPublisher, type Publisher } from './publisher.ts';
import { createQuestions, movingSeat } from './questions.ts';
import { raceSoFar } from './race-so-far.ts';
import { createRowWriter, type RowWriter } from './row-writer.ts';
import { createSharedWork } from './shared-work.ts';
import { createSituations, type Situations } from './situations.ts';

/**
 * Runs one race: decides an action, appends its row to the journal, applies the row to the ledger when it is stored, and then sends news to the seats
 * (docs/decisions/0008-host-and-seat.md). What the journal refuses has not happened.
 */
export function createHost<C, S, A, E, V>(game: Game<C, S, A, E, V>, config: C, options: HostOptions<S, A, E>): Host<A, E> {
  const { ledger, clock, timing, sealed, rulesVersion = game.rulesVersion, date, report } = options;
  const seats = game.seats(config).length;
  const state = createHostState(options.role);
  const decisions = createDecisions(game, config, ledger, { sealed });
  const questions = createQuestions<C, S, A, E, V>(game, config, {
    together: () => [...ledger.table.drivers.keys()].filter(isPerson),
    answers: () => ledger.table.answers,
    resting: seatsAtRest,
  });
  const publisher: Publisher<A, E> = createPublisher<A, E>(
    game,
    {
      get entries() {
        return ledger.entries;
      },
      rewinds: ledger.rewinds,
      situationFor: (viewer) => situations.situationFor(viewer),
      reasonFor: (n) => writer.reasons.get(n),
    },
    report,
  );
  const writer: RowWriter<S, A, E> = createRowWriter<S, A, E>({
    game,
    seats,
    ledger,
    decisions,
    questions,
    state,
    publisher,
    options,
    onApplied,
  });
  const progress = createProgress({ state, ledger, decisions, questions, writer });
  const botAnswers = createBotAnswers({ game, ledger, decisions, questions, think: options.think });
  const autoplay = createAutoplay<S, A, E>({
    ...{ game, ledger, decisions, questions, writer, progress, state, botAnswers, publisher, clock, timing },
  });
  const consent = createHostConsent<S, A, E>({ game, ledger, questions, writer, options });
  const situations: Situations = createSituations<S, A, E>({
    game,
    ledger,
    questions,
    writer,
    autoplay,
    progress,
    state,
    consent,
    options,
  });
  const actionsOf = createActionHandler<S, A, E>({ game, seats, ledger, decisions, questions, writer, autoplay, progress, state });
  /** Take-backs on their way, by seat. */
  const takingBack = createSharedWork<Seat, Refusal | null>();
  beginIfOpened();

  function isPerson(seat: Seat): boolean {
    return ledger.table.drivers[seat] === HUMAN;
  }

  function isSeat(seat: Seat): boolean {
    return Number.isInteger(seat) && seat >= 0 && seat < seats;
  }

  /** The seats that rest after everything that is decided: a decision by which one of them is to move ends it. */
  function seatsAtRest(): readonly Seat[] {
    const { resting } = ledger.table;
    if (resting.length === 0) return resting;
    return decisions.pending.some(({ after }) => resting.includes(movingSeat(game, questions.kinds, after))) ? [] : resting;
  }

  function onApplied(applied: AppliedRow<A, E>, by: 'own' | 'other'): void {
    if (by === 'other') autoplay.abandon();
    if (applied.kind === 'entries') {
      if (by === 'other') questions.enter(ledger.state);
      return;
    }
    const { fact } = applied.fact;
    if (fact === 'driver' || fact === 'taken-back') autoplay.abandon();
    if (fact === 'all-shown' || fact === 'opening') beginIfOpened();
    if (fact !== 'taken-back') return;
    questions.enter(ledger.state);
    autoplay.releaseHold();
  }

  /** When every envelope is open chance can answer. */
  function beginIfOpened(): void {
    const { envelopes } = ledger.table;
    if (!decisions.isSealed || !hasBegun(envelopes)) return;
    const forged = forgedOpening(envelopes, sealOf(sealed.seed));
    if (forged === undefined) decisions.open(contributionsOf(envelopes));
    else state.broken = `envelope-other seat ${forged}`;
  }

  /** Lets the race go on after something was stored, and passes the result through. */
  async function thenPlay<T>(stored: Promise<T>): Promise<T> {
    const result = await stored;
    void autoplay.run();
    return result;
  }

  function tryAgain(): Promise<void> {
    writer.clearFailure();
    state.broken = null;
    beginIfOpened();
    publisher.publish();
    return autoplay.run();
  }

  function takeBack(seat: Seat): Promise<Refusal | null> {
    const refused = refusal('table-no-taking-back', '');
    if (situations.takeBackFor(seat) === null) return Promise.resolve(refused);
    autoplay.abandon();
    return takingBack(seat, null, () =>
      writer.decideFact(() => {
        const n = situations.takeBackFor(seat);
        return n === null ? refused : { fact: 'taken-back', seat, to: n - 1 };
      }),
    );
  }

  async function answerInAdvance(seat: Seat, input: unknown): Promise<readonly Problem[]> {
    if (!isSeat(seat)) return [{ code: 'table-no-seat' }];
    const parsed = parseAdvance(questions.kinds, plainCopy(input));
    if (!parsed.ok) return parsed.error;
    const refused = await thenPlay(writer.storeFact({ fact: 'answers', seat, answers: parsed.value }));
    return refused === null ? [] : [{ code: refused.code, facts: refused.facts }];
  }

  return {
    link(viewer) {
      if (viewer !== NO_SEAT && !isSeat(viewer)) throw new RangeError(`there is no seat ${String(viewer)}`);
      return {
        viewer,
        news: (known, takenBack) => publisher.newsFor(viewer, known, takenBack),
        watch: (listener) => publisher.watch(viewer, listener),
        act: actionsOf(viewer),
        answerInAdvance: (answers) => answerInAdvance(viewer, answers),
        takeBack: () => takeBack(viewer),
        wish: (wish, id) => thenPlay(consent.wish(viewer, wish, id)),
      };
    },
    run: tryAgain,
    skip: () => autoplay.skip(),
    releaseHold: () => autoplay.releaseHold(),
    setTiming: (next) => autoplay.setTiming(next),
    closeRound(replies) {
      if (!progress.canPlay() || !writer.isQuiet) return;
      questions.closeRound(ledger.state, replies);
      publisher.publish();
      void autoplay.run();
    },
    rest: (resting) => thenPlay(writer.storeFact({ fact: 'rest', seat: NO_SEAT, seats: resting })),
    recordHint: (seat) =>
      writer.decideFact(() => (isSeat(seat) && game.turn(ledger.state) === seat ? { fact: 'hint', seat } : refusal('table-not-here', ''))),
    get hints() {
      return ledger.table.hints;
    },
    async setDriver(seat, driver) {
      const refused = await writer.storeFact({ fact: 'driver', seat, driver });
      if (refused === null) void tryAgain();
      return refused;
    },
    setAway: (seat, away, why) => writer.storeFact({ fact: 'away', seat, away, ...(why === undefined ? {} : { why }) }),
    transferSeat: (seat) => writer.storeFact({ fact: 'handed', seat }),
    setSubstitute: (seat, state) => writer.storeFact({ fact: 'substitute', seat, state }),
    awaitedSeat: () => consent.awaitedSeat(),
    dueAt: () => consent.nextDueEvent()?.at ?? null,
    runDue: () => thenPlay(consent.runDue()),
    async repair() {
      const refused = await writer.decideFact(() =>
        ledger.damage === null ? null : { fact: 'taken-back', seat: NO_SEAT, to: ledger.entries.length },
      );
      publisher.publish();
      return refused;
    },
    endRace: () => writer.decideFact(() => (ledger.table.consent.ended ? null : { fact: 'ended', seat: NO_SEAT })),
    ...envelopeRequests(isSeat, sealed.contributions === null ? sealOf(sealed.seed) : null, (request) =>
      thenPlay(writer.decideFact(() => request(ledger.table.envelopes))),
    ),
    get lastRow() {
      return writer.storedRow;
    },
    catchUp: (rows) => writer.catchUp(rows),
    async setRole(next) {
      if (next !== 'reader') await writer.catchUp();
      state.role = next;
      autoplay.wake();
      publisher.publish();
    },
    race: (envelope) =>
      raceSoFar(game, config, {
        ...{ sealed, rulesVersion, date, log: ledger, hints: ledger.table.hints, contributions: decisions.contributions, envelope },
      }),
    stateFor: (viewer) => game.hide(ledger.state, viewer),
    entryText: (n) => ledger.entryText(n),
    end() {
      state.ended = true;
      publisher.end();
      autoplay.wake();
      autoplay.abandon();
    },
  };
}
