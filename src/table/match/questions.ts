import type { AdvanceQuestion, Game, Seat } from '../../kit/index.ts';
import { CHANCE, NO_SEAT, previewAction } from '../../kit/index.ts';
import type { AdvanceAnswers } from './advance-answers.ts';
import { ASK_ME, replyTo } from './advance-answers.ts';
import { advanceQuestions, orderedAction } from './finish-order.ts';

/**
 * Whom a question of the rules is put to. `seat`: to that seat. `table`: to no person, because the table answers with `action` for the seat. `together`: to several seats
 * at once, before the rules come to the first of them; `closeRound` says what they replied.
 */
export type Question<Action> =
  | { readonly to: 'seat'; readonly seat: Seat; readonly kind: string }
  | { readonly to: 'table'; readonly seat: Seat; readonly kind: string; readonly action: Action }
  | { readonly to: 'together'; readonly seats: readonly Seat[]; readonly kind: string }
  | { readonly to: 'chance' }
  | { readonly to: 'nobody' };

/** What a seat replied when it was asked together with others: its answer, or that it wants to be asked when the rules come to it. */
export type Reply<Action> = { readonly action: Action } | 'ask';

/**
 * Decides whom each question is put to, so that players need not answer questions that do not concern them. It does not act: the host carries out what the table
 * answers, as the seat's own action, in the time that `timingOf` gives it.
 */
export interface Questions<State, Action> {
  /** The kinds of questions that can be answered in advance in this race. */
  readonly kinds: readonly AdvanceQuestion[];
  /** Whom the question in this position is put to. */
  question(state: State): Question<Action>;
  /** Whether every seat is asked in this position, whether or not it can say yes. */
  isRound(state: State): boolean;
  /** Whether `seat` has a choice in the round being put together and has not answered it in advance. For its own eyes only. */
  concerns(state: State, seat: Seat): boolean;
  /**
   * The replies of the seats that were asked together; a seat that is left out has said no. They hold to the end of this round of questions. Ignored where no question is
   * put together, or the round is closed already.
   */
  closeRound(state: State, replies: ReadonlyMap<Seat, Reply<Action>>): void;
  /** The seats that are asked together in the present round have replied, or said nothing in their time. */
  readonly isRoundClosed: boolean;
  /** To be called with every new position, so that the replies to a round are forgotten when the round is over. */
  enter(state: State): void;
}

/** What is known of the seats, as it is at the moment of a question. */
export interface QuestionSource {
  /** The seats whose `every-seat` questions are put to all of them at once: people at one screen, or all people online. One seat alone is asked by itself. */
  together(): readonly Seat[];
  /** What each seat has answered in advance, by seat. */
  answers(): readonly AdvanceAnswers[];
  /** The seats that say no to every question put to every seat, until one of them is to move. */
  resting(): readonly Seat[];
}

/** Whether this kind of question is put to every seat, able or not, so that no other seat may learn why it was answered as it was. */
export const isHidden = (kinds: readonly AdvanceQuestion[], kind: string): boolean =>
  kinds.some((question) => question.kind === kind && question.asks === 'every-seat');

type Asking<S> = Pick<Game<unknown, S, unknown, unknown, unknown>, 'turn' | 'pending'>;

/** Whether the question in this position is put to every seat. */
export function asksEverySeat<S>(game: Asking<S>, kinds: readonly AdvanceQuestion[], state: S): boolean {
  // The pending question is computed anew for each position, so it is asked for only where some kind is hidden.
  return game.turn(state) >= 0 && kinds.some(({ asks }) => asks === 'every-seat') && isHidden(kinds, game.pending(state).kind);
}

/** The seat whose own turn it is in this position. NO_SEAT: the question is put to every seat, or to no seat. */
export function movingSeat<S>(game: Asking<S>, kinds: readonly AdvanceQuestion[], state: S): Seat {
  const seat = game.turn(state);
  return seat < 0 || asksEverySeat(game, kinds, state) ? NO_SEAT : seat;
}

/**
 * The positions in which the seats of this round of questions are asked if all of them say no, the present one first. For games that have such questions. `state` may
 * be as one of the seats knows it.
 */
export function* roundFrom<C, S, A, E, V>(game: Game<C, S, A, E, V>, state: S): Generator<S> {
  const { kind } = game.pending(state);
  for (let next = state; game.turn(next) >= 0 && game.pending(next).kind === kind;) {
    yield next;
    const declined = previewAction(game, next, game.turn(next), game.advance!.decline(next));
    if (!declined.ok) throw new Error(`${game.id}: ${kind} cannot be declined: ${declined.refusal.code}`);
    next = declined.state;
  }
}

/** Why questions are put together and answered in advance: docs/decisions/0005-answers-in-advance.md. */
export function createQuestions<C, S, A, E, V>(game: Game<C, S, A, E, V>, config: C, source: QuestionSource): Questions<S, A> {
  const { advance } = game;
  const kinds = advanceQuestions(game, config);
  /** The replies to the present round of questions put together; null while they are still to be put. */
  let replies: ReadonlyMap<Seat, Reply<A>> | null = null;

  const answersOf = (seat: Seat): AdvanceAnswers => source.answers()[seat] ?? ASK_ME;
  const questionOf = (state: S): AdvanceQuestion | undefined => {
    if (kinds.length === 0 || game.turn(state) < 0) return undefined;
    const { kind } = game.pending(state);
    return kinds.find((question) => question.kind === kind);
  };

  /** Whether the question is worth asking, or the seat wants to be asked in any case. Where a question is not asked sparingly, always. */
  function isDue(state: S, seat: Seat, { kind, asksSparingly }: AdvanceQuestion): boolean {
    const answer = answersOf(seat)[kind];
    const from = typeof answer === 'object' && 'from' in answer ? answer.from : undefined;
    return !asksSparingly || answer === 'every' || advance!.isWorthAsking!(state, seat, from);
  }

  /** What the table answers for the seat that `state` asks, by its answers in advance; `ask`: it has a choice, and is asked itself. */
  function answerFor(state: S, seat: Seat, question: AdvanceQuestion): 'ask' | 'yes' | 'no' {
    if (game.choices(state).length < 2 || !isDue(state, seat, question)) return 'no';
    const { measure } = question;
    const reply = replyTo(answersOf(seat)[question.kind] ?? 'ask', measure === null ? 0 : Number(game.pending(state).facts[measure]));
    // The table never says yes to a question put to every seat, because the others would learn what was ordered.
    return reply === 'yes' && (!question.allowsStandingOrder || question.asks === 'every-seat') ? 'ask' : reply;
  }

  function questionOfRound(state: S, seat: Seat, kind: string): Question<A> {
    if (replies === null) {
      const asked = source.together();
      const seats = [...roundFrom(game, state)].map((asking) => game.turn(asking)).filter((other) => asked.includes(other));
      return { to: 'together', seats, kind };
    }
    const reply = replies.get(seat);
    if (reply === 'ask') return { to: 'seat', seat, kind };
    const fits = reply !== undefined && game.whyNot(state, seat, reply.action) === null;
    return { to: 'table', seat, kind, action: fits ? reply.action : advance!.decline(state) };
  }

  return {
    kinds,
    question(state) {
      const seat = game.turn(state);
      if (seat === NO_SEAT) return { to: 'nobody' };
      if (seat === CHANCE) return { to: 'chance' };
      const ordered = orderedAction(game, answersOf(seat), state);
      if (ordered !== null) return { to: 'table', seat, kind: game.pending(state).kind, action: ordered };
      const question = questionOf(state);
      if (question === undefined) return { to: 'seat', seat, kind: game.pending(state).kind };
      const { kind } = question;
      const declined = (): Question<A> => ({ to: 'table', seat, kind, action: advance!.decline(state) });
      if (question.asks === 'every-seat' && source.resting().includes(seat)) return declined();
      const together = source.together();
      // One person alone is asked by himself. His silence may have closed the round.
      const isRound = question.asks === 'every-seat' && (together.length > 1 || replies !== null);
      // What all players know decides whether a round is put to several people, so that it shows no hand.
      if (isRound && replies === null && !together.some((other) => isDue(state, other, question))) {
        if (together.includes(seat)) return declined();
      } else if (isRound && together.includes(seat)) return questionOfRound(state, seat, kind);
      const answer = answerFor(state, seat, question);
      if (answer === 'ask') return { to: 'seat', seat, kind };
      return answer === 'yes' ? { to: 'table', seat, kind, action: advance!.accept!(state) } : declined();
    },
    isRound: (state) => questionOf(state)?.asks === 'every-seat',
    concerns(state, seat) {
      const question = questionOf(state);
      if (question === undefined) return false;
      for (const asking of roundFrom(game, state)) if (game.turn(asking) === seat) return answerFor(asking, seat, question) === 'ask';
      return false;
    },
    closeRound(state, given) {
      if (replies === null && questionOf(state)?.asks === 'every-seat') replies = new Map(given);
    },
    get isRoundClosed() {
      return replies !== null;
    },
    enter(state) {
      if (questionOf(state)?.asks !== 'every-seat') replies = null;
    },
  };
}

/**
 * When the answers to a kind of question take effect, known to all before it is asked. `own`: when they are given. `even`: the same time after the question was put,
 * for every seat and however the answer was found.
 */
export type AnswerTiming = 'own' | 'even';

export const timingOf = (kinds: readonly AdvanceQuestion[], kind: string): AnswerTiming =>
  kinds.some((question) => question.kind === kind) ? 'even' : 'own';

/**
 * How long an answer that was found already still waits, in milliseconds.
 * @param length of the kind of question, in milliseconds, the same for every seat; a window online
 * @param since milliseconds since the question was put
 */
export const remainingWait = (length: number, since: number): number => Math.max(0, length - since);

/**
 * As `remainingWait`, where the time that a player thinks may show which cards he holds. An answer that is found too late takes effect at the end of the next such
 * length, so that a moment more or less does not show.
 */
export function remainingEvenWait(length: number, since: number): number {
  return since <= length || length <= 0 ? remainingWait(length, since) : Math.ceil(since / length) * length - since;
}
