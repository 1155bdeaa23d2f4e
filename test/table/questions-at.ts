import type { AdvanceQuestion, Game, Problem, Seat } from '../../src/kit/index.ts';
import { NO_SEAT } from '../../src/kit/index.ts';
import type { AdvanceAnswers, Match, Question, Reply } from '../../src/table/index.ts';
import { createQuestions, movingSeat, parseAdvance } from '../../src/table/index.ts';

/** The questions of one match in its present position, with what a host would store of the seats. */
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
  const answers: AdvanceAnswers[] = game.seats(config).map(() => ({}));
  let resting: readonly Seat[] = [];
  const questions = createQuestions(game, config, { together: () => together, answers: () => answers, resting: () => resting });
  match.watch(NO_SEAT, () => {
    questions.enter(match.state);
    if (resting.includes(movingSeat(game, questions.kinds, match.state))) resting = [];
  });
  return {
    kinds: questions.kinds,
    answers: (seat) => answers[seat]!,
    answer(seat, input) {
      const parsed = parseAdvance(questions.kinds, input);
      if (!parsed.ok) return parsed.error;
      answers[seat] = { ...answers[seat], ...parsed.value };
      return [];
    },
    question: () => questions.question(match.state),
    concerns: (seat) => questions.concerns(match.state, seat),
    closeRound: (replies) => questions.closeRound(match.state, replies),
    rest(seats) {
      resting = seats;
    },
  };
}
