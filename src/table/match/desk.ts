import type { AdvanceQuestion, Game, Problem, Seat } from '../../kit/index.ts';
import { CHANCE, NOBODY } from '../../kit/index.ts';
import type { AdvanceAnswer, AdvanceAnswers } from './advance.ts';
import { ASK_ME, parseAdvance, wantsToBeAsked } from './advance.ts';
import type { Match } from './match.ts';

/**
 * Whom the present question is put to. `seat`: to that seat. `table`: to nobody, the table gives `action` for the seat. `together`: to several seats at once,
 * before the rules come to the first of them; `settle` tells what they said.
 */
export type Question<Action> =
  | { readonly to: 'seat'; readonly seat: Seat; readonly kind: string }
  | { readonly to: 'table'; readonly seat: Seat; readonly kind: string; readonly action: Action }
  | { readonly to: 'together'; readonly seats: readonly Seat[]; readonly kind: string }
  | { readonly to: 'chance' }
  | { readonly to: 'nobody' };

/** What a seat said when it was asked together with others: its answer, or that it wants to be asked when the rules come to it. */
export type Said<Action> = { readonly action: Action } | 'ask';

/**
 * Sits before a match and keeps questions from those who need not hear them. It acts by no hand of its own: whoever runs the match carries out what
 * the table answers, in the time `paceOf` gives it, as the seat's own action.
 */
export interface Desk<Action> {
  /** The kinds of questions that may be answered in advance in this match. */
  readonly questions: readonly AdvanceQuestion[];
  answers(seat: Seat): AdvanceAnswers;
  /** Takes answers from outside for the kinds named in them; problems as `parseAdvance` tells them, and then nothing has changed. Empty: taken. */
  answer(seat: Seat, input: unknown): readonly Problem[];
  /** Whom the present question of the rules is put to. */
  question(): Question<Action>;
  /** Whether `seat` has a real choice in the round of questions being put together, and has not answered it in advance: for its own eyes only. */
  concerns(seat: Seat): boolean;
  /** The answers of those who were asked together; who is not in it has said no. Holds to the end of this round of questions. */
  settle(said: ReadonlyMap<Seat, Said<Action>>): void;
}

/**
 * @param together seats whose `every-seat` questions are put to all of them at once: people round one screen, or everybody online. One seat alone is asked
 *   by itself. Why: docs/decisions/0005-answers-in-advance.md
 */
export function createDesk<C, S, A, E, V>(
  game: Game<C, S, A, E, V>,
  config: C,
  match: Match<S, A, E>,
  together: readonly Seat[] = [],
): Desk<A> {
  const { advance } = game;
  const questions = advance?.questions(config) ?? [];
  const inAdvance = new Map<Seat, AdvanceAnswers>();
  /** What was said in the present round of questions put together; null where they are still to be put. */
  let said: ReadonlyMap<Seat, Said<A>> | null = null;

  const questionOf = (state: S): AdvanceQuestion | undefined => {
    if (questions.length === 0 || game.turn(state) < 0) return undefined;
    const { kind } = game.pending(state);
    return questions.find((question) => question.kind === kind);
  };
  /** Lets go what was said as soon as anything else is asked. */
  const forget = (): void => {
    if (said !== null && questionOf(match.state)?.asks !== 'every-seat') said = null;
  };
  match.watch(NOBODY, forget);

  const answerOf = (seat: Seat, { kind }: AdvanceQuestion): AdvanceAnswer => inAdvance.get(seat)?.[kind] ?? 'ask';

  /** A real choice, and not answered in advance. `state` asks `seat`. */
  const concernsIn = (state: S, seat: Seat, question: AdvanceQuestion): boolean =>
    game.choices(state).length > 1 && wantsToBeAsked(answerOf(seat, question), Number(game.pending(state).facts[question.measure]));

  /** The states in which the seats of this round are asked if everybody says no, the present one first. */
  function* roundFrom(state: S, { kind }: AdvanceQuestion): Generator<S> {
    for (let next = state; game.turn(next) >= 0 && game.pending(next).kind === kind;) {
      yield next;
      const decided = game.decide(next, game.turn(next), advance!.decline(next));
      if (!decided.ok) throw new Error(`${game.id}: ${kind} cannot be declined: ${decided.refusal.code}`);
      next = decided.events.reduce((before, event) => game.evolve(before, event), game.copy(next));
    }
  }

  function putTogether(state: S, seat: Seat, question: AdvanceQuestion): Question<A> {
    const { kind } = question;
    if (said === null) {
      const seats = [...roundFrom(state, question)].map((asking) => game.turn(asking)).filter((other) => together.includes(other));
      return { to: 'together', seats, kind };
    }
    const answer = said.get(seat);
    if (answer === 'ask') return { to: 'seat', seat, kind };
    const fits = answer !== undefined && game.whyNot(state, seat, answer.action) === null;
    return { to: 'table', seat, kind, action: fits ? answer.action : advance!.decline(state) };
  }

  return {
    questions,
    answers: (seat) => inAdvance.get(seat) ?? ASK_ME,
    answer(seat, input) {
      const read = parseAdvance(questions, input);
      if (!read.ok) return read.error;
      inAdvance.set(seat, { ...inAdvance.get(seat), ...read.value });
      return [];
    },
    question() {
      const { state } = match;
      const seat = game.turn(state);
      if (seat === NOBODY) return { to: 'nobody' };
      if (seat === CHANCE) return { to: 'chance' };
      const question = questionOf(state);
      if (question === undefined) return { to: 'seat', seat, kind: game.pending(state).kind };
      if (question.asks === 'every-seat' && together.length > 1 && together.includes(seat)) return putTogether(state, seat, question);
      if (concernsIn(state, seat, question)) return { to: 'seat', seat, kind: question.kind };
      return { to: 'table', seat, kind: question.kind, action: advance!.decline(state) };
    },
    concerns(seat) {
      const question = questionOf(match.state);
      if (question === undefined) return false;
      for (const asking of roundFrom(match.state, question)) if (game.turn(asking) === seat) return concernsIn(asking, seat, question);
      return false;
    },
    settle(answers) {
      said = new Map(answers);
      forget();
    },
  };
}

/**
 * How the answers to a kind of question are timed, known to everybody before it is asked. `own`: they take effect when they are given. `even`: each takes
 * effect the same time after its question was put, whoever gave it and however it was found.
 */
export type Pace = 'own' | 'even';

export function paceOf(questions: readonly AdvanceQuestion[], kind: string): Pace {
  return questions.some((question) => question.kind === kind) ? 'even' : 'own';
}

/**
 * How long an answer found already still waits, in milliseconds.
 * @param length of the kind of question, the same for every seat; a window online
 * @param since the question was put
 */
export function stillToWait(length: number, since: number): number {
  return Math.max(0, length - since);
}
