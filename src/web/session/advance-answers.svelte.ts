import type { AdvanceQuestion, Problem, Seat } from '../../kit/index.ts';
import type { AdvanceAnswers, Link, Situation } from '../../table/index.ts';

const NO_ANSWERS: AdvanceAnswers = {};

interface SeatsWithAnswers {
  readonly people: readonly Seat[];
  at(seat: Seat): { readonly situation: Pick<Situation, 'answers'> } | undefined;
  linkOf(seat: Seat): Pick<Link<never, never>, 'answerInAdvance'> | undefined;
}

/** The questions that people at this screen can answer before they are asked, and their answers. */
export class AdvanceAnswersOnScreen {
  #answers = $state.raw<readonly { readonly seat: Seat; readonly answers: AdvanceAnswers }[]>([]);
  readonly #seats: SeatsWithAnswers;
  readonly #questions: readonly AdvanceQuestion[];

  constructor(seats: SeatsWithAnswers, questions: readonly AdvanceQuestion[]) {
    this.#seats = seats;
    this.#questions = questions;
  }

  /** The kinds of questions. Hidden ones only for a player who sits alone, because several people are asked them together. */
  get questions(): readonly AdvanceQuestion[] {
    return this.#questions.filter(({ asks }) => asks === 'one-seat' || this.#seats.people.length === 1);
  }

  /** By kind of question; `ask` for every kind left out. */
  of(seat: Seat): AdvanceAnswers {
    return this.#answers.find((each) => each.seat === seat)?.answers ?? NO_ANSWERS;
  }

  /** Saves answers for the kinds named. Empty: saved; else nothing has changed. */
  async set(seat: Seat, answers: unknown): Promise<readonly Problem[]> {
    return (await this.#seats.linkOf(seat)?.answerInAdvance(answers)) ?? [];
  }

  update(): void {
    this.#answers = this.#seats.people.map((seat) => ({ seat, answers: this.#seats.at(seat)!.situation.answers }));
  }
}
