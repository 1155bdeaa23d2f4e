import type { AdvanceQuestion, Game, Problem, Seat } from '../../src/kit/index.ts';
import { NOBODY } from '../../src/kit/index.ts';
import type { AdvanceAnswers, Match, Question, Reply } from '../../src/table/index.ts';
import { createQuestions } from '../../src/table/index.ts';

/** The questions of one match, each of its positions in turn, as a host holds them. */
export interface QuestionsAt<Action> {
  readonly kinds: readonly AdvanceQuestion[];
  answers(seat: Seat): AdvanceAnswers;
  answer(seat: Seat, input: unknown): readonly Problem[];
  question(): Question<Action>;
  concerns(seat: Seat): boolean;
  closeRound(replies: ReadonlyMap<Seat, Reply<Action>>): void;
  rest(seats: readonly Seat[]): void;
}

export function questionsAt<C, S, A, E, V>(
  game: Game<C, S, A, E, V>,
  config: C,
  match: Match<S, A, E>,
  together: readonly Seat[] = [],
): QuestionsAt<A> {
  const questions = createQuestions(game, config, () => together);
  match.watch(NOBODY, () => questions.passed(match.state));
  return {
    kinds: questions.kinds,
    answers: (seat) => questions.answers(seat),
    answer: (seat, input) => questions.answer(seat, input),
    question: () => questions.question(match.state),
    concerns: (seat) => questions.concerns(match.state, seat),
    closeRound: (replies) => questions.closeRound(match.state, replies),
    rest: (seats) => questions.rest(seats),
  };
}
