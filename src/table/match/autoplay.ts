import type { Game, Seat } from '../../kit/index.ts';
import type { BotAnswers } from './bot-answers.ts';
import type { Decisions } from './decisions.ts';
import { HUMAN } from './driver.ts';
import type { BotAnswer, Clock, ScreenTimes } from './host-options.ts';
import { errorText, type HostState } from './host-state.ts';
import { type Progress } from './progress.ts';
import type { AppendFailure } from './journal.ts';
import type { RaceLedger } from './ledger.ts';
import type { Publisher } from './publisher.ts';
import type { Questions } from './questions.ts';
import { isHidden, remainingEvenWait, remainingWait } from './questions.ts';
import type { RowWriter } from './row-writer.ts';

/** Everything that a host does by itself, one thing after the other: chance's answers, bots' turns, what the table answers for people, and the waits in between. */
export interface Autoplay {
  readonly isRunning: boolean;
  /** A bot is thinking. */
  readonly isThinking: boolean;
  readonly hold: Hold | null;
  /** Goes on until it waits for a person, for the journal, or the race is over; resolves then. */
  run(): Promise<void>;
  /** Chance's answers before anyone has acted, and those that an earlier host left open. */
  deal(): Promise<AppendFailure | null>;
  /** Lets the others wait for `ScreenTimes.hold` milliseconds, so that an answer can be taken back. */
  startHold(hold: Hold): void;
  /** Ends that wait. */
  releaseHold(): void;
  /** Publishes nothing more until it comes to rest. */
  skip(): void;
  setTiming(timing: ScreenTimes): void;
  /** Ends the present wait, whatever it is for. */
  wake(): void;
  /** The question that a bot thinks about is void, so its answer need not be waited for. */
  abandon(): void;
}

/** Whose answer can still be taken back. `hidden`: it answers a question of which the others may not know that the seat was asked. */
export interface Hold {
  readonly seat: Seat;
  readonly hidden: boolean;
}

export interface AutoplayParts<S, A, E> {
  readonly game: Pick<Game<unknown, S, A, E, unknown>, 'turn' | 'pending' | 'hide' | 'actions' | 'advance' | 'perfectInformation'>;
  readonly ledger: RaceLedger<S, A, E>;
  readonly decisions: Decisions<S, A, E>;
  readonly questions: Questions<S, A>;
  readonly writer: RowWriter<S, A, E>;
  readonly progress: Progress<A>;
  readonly state: HostState;
  readonly botAnswers: BotAnswers<S, A>;
  readonly publisher: Publisher<A, E>;
  readonly clock: Clock;
  readonly timing: ScreenTimes;
}

/** A question that is put to every seat after every turn takes this share of a step, because six seats would make the others wait too long. */
const HIDDEN_QUESTION_SHARE = 1 / 3;

export function createAutoplay<S, A, E>(parts: AutoplayParts<S, A, E>): Autoplay {
  const { game, ledger, decisions, questions, writer, progress, state: host, botAnswers, publisher, clock } = parts;
  /** Where cards are hidden the time that a seat takes could show how many it can choose from. */
  const remaining = game.perfectInformation ? remainingWait : remainingEvenWait;
  let { timing } = parts;
  /** Resolves when it comes to rest; null while it rests. */
  let running: Promise<void> | null = null;
  let hold: Hold | null = null;
  let isThinking = false;
  let wake: () => void = () => undefined;
  /** How often the timing was set. A wait that was woken by a new timing goes on by it. */
  let timings = 0;
  let abandon: () => void = () => undefined;

  async function pause(milliseconds: number): Promise<void> {
    if (milliseconds <= 0) return;
    const waiting = clock.wait(milliseconds);
    wake = () => waiting.wake();
    await waiting.over;
  }

  /** Waits until the last news were on screen long enough, or something more urgent happens. */
  async function waitAStep(share: number, began: number): Promise<void> {
    for (let seen = -1; seen !== timings && !publisher.isSkipping && progress.canPlay();) {
      seen = timings;
      await pause(remaining(Math.max(timing.step * share, timing.linger ?? 0), clock.now() - began));
    }
  }

  async function waitForHold(): Promise<void> {
    const [begun, length] = [hold, timing.hold];
    await pause(length);
    // With a new length the wait begins anew.
    const isOver = length === timing.hold || timing.hold <= 0 || publisher.isSkipping || !progress.canPlay();
    if (hold === begun && isOver) hold = null;
    publisher.publishStep();
  }

  function deal(): Promise<AppendFailure | null> {
    const decision = decisions.decideChance();
    return decision === null ? Promise.resolve(null) : writer.storeDecision(decision, { author: 'chance' });
  }

  /** Bots begin to think about a question put to every seat while people answer it. */
  function thinkAhead(): void {
    if (progress.canPlay()) botAnswers.begin();
  }

  const isDeclined = (state: S, action: A): boolean =>
    game.actions.format(state, action) === game.actions.format(state, game.advance!.decline(state));

  /** One answer that no person gives by hand. A bot is asked even where the table would answer for it, so that all of its answers take the same way and time. */
  async function playOnce(): Promise<void> {
    const { state, entries } = decisions.ahead;
    const seat = game.turn(state);
    const driver = ledger.table.drivers[seat]!;
    const { kind } = game.pending(state);
    const began = clock.now();
    let isAbandoned = false;
    const abandoned = new Promise<null>((resolve) => {
      abandon = () => {
        isAbandoned = true;
        resolve(null);
        wake();
      };
    });
    let answer: BotAnswer<A> | null = null;
    isThinking = driver !== HUMAN;
    thinkAhead();
    const request = { seat, driver, state: game.hide(state, seat), entries };
    const isKnown = !isThinking || botAnswers.isKnown(request);
    if (isThinking) {
      publisher.publishStep();
      answer = await Promise.race([botAnswers.answer(request), abandoned]);
    }
    const hidden = isHidden(questions.kinds, kind);
    // The seats that were asked together had the time of the round, and have it once.
    const hasWaited = hidden && isKnown && questions.isRoundClosed;
    if (!isAbandoned && !hasWaited) await waitAStep(hidden ? HIDDEN_QUESTION_SHARE : 1, began);
    await writer.ready();
    // Meanwhile a person may have taken over the seat, taken something back, or changed an answer given in advance.
    if (!progress.canPlay() || isAbandoned || decisions.ahead.entries !== entries) return;
    const question = progress.questionAhead();
    const action = answer?.action ?? (question.to === 'table' ? question.action : undefined);
    if (action === undefined) return;
    const result = decisions.decide({ seat, action });
    if (result.kind !== 'decided')
      throw new Error(`${driver} in ${kind}: ${result.kind === 'refused' ? result.refusal.code : result.kind}`);
    const { decision } = result;
    // A reason for the *no* to a hidden question would show who could have said yes. A *yes* shows it anyway.
    const reason = hidden && isDeclined(decision.before, action) ? null : (answer?.reason ?? null);
    const stored = writer.storeDecision(decision, {
      author: answer === null ? 'table' : 'bot',
      reason,
      onApplied() {
        isThinking = false;
      },
    });
    if (!publisher.isSkipping) await stored;
  }

  async function playOn(): Promise<void> {
    try {
      for (;;) {
        await writer.ready();
        if (hold !== null) await waitForHold();
        else if (progress.canPlay() && (await deal()) !== null) continue;
        else if (!progress.hasHalted()) await playOnce();
        else if (writer.isBusy) await writer.idle();
        else break;
      }
      thinkAhead();
    } catch (error) {
      host.broken = errorText(error);
    } finally {
      // Before the news, so that a listener that acts at once finds it at rest.
      running = null;
      isThinking = publisher.isSkipping = false;
      publisher.publish();
    }
  }

  return {
    get isRunning() {
      return running !== null;
    },
    get isThinking() {
      return isThinking;
    },
    get hold() {
      return hold;
    },
    run() {
      if (running !== null) return running;
      // Where there is nothing to do nothing is published either.
      const isDealDue = progress.questionAhead().to === 'chance' && !decisions.isSealed && !decisions.isTyped && progress.canPlay();
      if (hold === null && progress.hasHalted() && !isDealDue) {
        thinkAhead();
        return Promise.resolve();
      }
      const begun = (running = playOn());
      publisher.publish();
      return begun;
    },
    deal,
    startHold(next) {
      if (timing.hold > 0) hold = next;
    },
    releaseHold() {
      hold = null;
      wake();
    },
    skip() {
      publisher.isSkipping = running !== null;
      wake();
    },
    setTiming(next) {
      const isNewLength = hold === null || next.hold !== timing.hold;
      timing = next;
      timings++;
      if (isNewLength) wake();
    },
    wake: () => wake(),
    abandon: () => abandon(),
  };
}
