import type { Decisions } from './decisions.ts';
import { HUMAN } from './driver.ts';
import type { HostState } from './host-state.ts';
import type { RaceLedger } from './ledger.ts';
import type { Question, Questions } from './questions.ts';
import type { RowWriter } from './row-writer.ts';

/** Whether a race goes on at this host, and what it waits for. */
export interface Progress<A> {
  /** Something is wrong, or the host has ended. */
  isFailing(): boolean;
  /** The race is paused, or ended by its people. */
  isPaused(): boolean;
  /** This host may decide for bots, chance and the table. */
  canPlay(): boolean;
  /** Whether a question waits for a person, or the race is over. */
  isWaiting(question: Question<A>): boolean;
  /** The question after all that is decided. */
  questionAhead(): Question<A>;
  /** Autoplay has nothing to do. */
  hasHalted(): boolean;
}

export function createProgress<S, A, E>({
  state,
  ledger,
  decisions,
  questions,
  writer,
}: {
  readonly state: HostState;
  readonly ledger: RaceLedger<S, A, E>;
  readonly decisions: Decisions<S, A, E>;
  readonly questions: Questions<S, A>;
  readonly writer: RowWriter<S, A, E>;
}): Progress<A> {
  const isFailing = (): boolean => state.ended || writer.failure !== null || state.broken !== null || ledger.damage !== null;
  const isPaused = (): boolean => ledger.table.consent.paused || ledger.table.consent.ended;
  const canPlay = (): boolean => !isFailing() && state.role === 'leader' && !isPaused();
  const isWaiting = (question: Question<A>): boolean =>
    question.to === 'seat' ? ledger.table.drivers[question.seat] === HUMAN : question.to !== 'table';
  const questionAhead = (): Question<A> => questions.question(decisions.ahead.state);
  return { isFailing, isPaused, canPlay, isWaiting, questionAhead, hasHalted: () => !canPlay() || isWaiting(questionAhead()) };
}
