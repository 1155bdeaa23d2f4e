import type { AdvanceQuestion, Game, Problem, Seat } from '../../kit/index.ts';
import { CHANCE, NOBODY, previewAction } from '../../kit/index.ts';
import type { AdvanceAnswer, AdvanceAnswers } from './advance.ts';
import { ASK_ME, parseAdvance, saidTo } from './advance.ts';
import { homeward, questionsInAdvance, ridesHome } from './home.ts';

/**
 * Whom a question of the rules is put to. `seat`: to that seat. `table`: to nobody, the table gives `action` for the seat. `together`: to several seats at once,
 * before the rules come to the first of them; `closeRound` tells what they replied.
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
 * Keeps questions from those who need not hear them. It acts by no hand of its own: the host carries out what the table answers, in the time `timingOf` gives it,
 * as the seat's own action.
 */
export interface Questions<State, Action> {
  /** The kinds of questions that may be answered in advance in this match. */
  readonly kinds: readonly AdvanceQuestion[];
  answers(seat: Seat): AdvanceAnswers;
  /** Takes answers from outside for the kinds named in them; problems as `parseAdvance` tells them, and then nothing has changed. Empty: taken. */
  answer(seat: Seat, input: unknown): readonly Problem[];
  /** Whom the question in this position is put to. */
  question(state: State): Question<Action>;
  /** Whether every seat is asked in this position, able or not. */
  isRound(state: State): boolean;
  /** Whether `seat` has a real choice in the round of questions being put together, and has not answered it in advance: for its own eyes only. */
  concerns(state: State, seat: Seat): boolean;
  /** The replies of those who were asked together; who is not in it has said no. Holds to the end of this round of questions; where none is asked together, or it is closed already, nothing was said. */
  closeRound(state: State, replies: ReadonlyMap<Seat, Reply<Action>>): void;
  /** These seats say no to every question put to every seat, what is asked now included, until one of them is to ride. It changes no answer given in advance. Kept by the host (`TableState.resting`). */
  rest(seats: readonly Seat[]): void;
  /** To be called with every new position: what was said for the last one is let go where it does not belong to this one. */
  passed(state: State): void;
}

/** Whether a kind of question is put to every seat, able or not, so that nobody may learn why an answer to it is as it is. */
export const isHidden = (kinds: readonly AdvanceQuestion[], kind: string): boolean =>
  kinds.some((question) => question.kind === kind && question.asks === 'every-seat');

/** Who is to ride in this position: asked alone, in his turn. NOBODY: the question is put to every seat, or to no seat. */
export function ridesIn<S>(
  game: Pick<Game<unknown, S, unknown, unknown, unknown>, 'turn' | 'pending'>,
  kinds: readonly AdvanceQuestion[],
  state: S,
): Seat {
  const seat = game.turn(state);
  // what is asked is made up anew for each position: where no kind is hidden nobody needs to know
  const hides = seat >= 0 && kinds.some(({ asks }) => asks === 'every-seat');
  return seat < 0 || (hides && isHidden(kinds, game.pending(state).kind)) ? NOBODY : seat;
}

/**
 * The states in which the seats of this round of questions are asked if everybody says no, the present one first; of a game that has questions of this kind. `state` may be as
 * one of the seats knows it.
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

/**
 * @param together seats whose `every-seat` questions are put to all of them at once: people round one screen, or everybody online. One seat alone is asked
 *   by itself. Why: docs/decisions/0005-answers-in-advance.md
 */
export function createQuestions<C, S, A, E, V>(
  game: Game<C, S, A, E, V>,
  config: C,
  together: () => readonly Seat[] = () => [],
): Questions<S, A> {
  const { advance } = game;
  const kinds = questionsInAdvance(game, config);
  const inAdvance = new Map<Seat, AdvanceAnswers>();
  /** What was replied in the present round of questions put together; null where they are still to be put. */
  let replied: ReadonlyMap<Seat, Reply<A>> | null = null;
  let resting: readonly Seat[] = [];

  const questionOf = (state: S): AdvanceQuestion | undefined => {
    if (kinds.length === 0 || game.turn(state) < 0) return undefined;
    const { kind } = game.pending(state);
    return kinds.find((question) => question.kind === kind);
  };

  const answerOf = (seat: Seat, { kind }: AdvanceQuestion): AdvanceAnswer => inAdvance.get(seat)?.[kind] ?? 'ask';

  /** What the table answers for the seat, as it has said in advance; `ask`: it has a real choice, and is asked itself. `state` asks `seat`. */
  function answerFor(state: S, seat: Seat, question: AdvanceQuestion): 'ask' | 'yes' | 'no' {
    if (game.choices(state).length < 2) return 'no';
    const { measure } = question;
    const said = saidTo(answerOf(seat, question), measure === null ? 0 : Number(game.pending(state).facts[measure]));
    // nobody says yes to what may not be known
    return said === 'yes' && (!question.allowsStandingOrder || question.asks === 'every-seat') ? 'ask' : said;
  }
  const concernsIn = (state: S, seat: Seat, question: AdvanceQuestion): boolean => answerFor(state, seat, question) === 'ask';

  function putTogether(state: S, seat: Seat, question: AdvanceQuestion): Question<A> {
    const { kind } = question;
    if (replied === null) {
      const asked = together();
      const seats = [...roundFrom(game, state)].map((asking) => game.turn(asking)).filter((other) => asked.includes(other));
      return { to: 'together', seats, kind };
    }
    const reply = replied.get(seat);
    if (reply === 'ask') return { to: 'seat', seat, kind };
    const fits = reply !== undefined && game.whyNot(state, seat, reply.action) === null;
    return { to: 'table', seat, kind, action: fits ? reply.action : advance!.decline(state) };
  }

  return {
    kinds,
    answers: (seat) => inAdvance.get(seat) ?? ASK_ME,
    answer(seat, input) {
      const read = parseAdvance(kinds, input);
      if (!read.ok) return read.error;
      inAdvance.set(seat, { ...inAdvance.get(seat), ...read.value });
      return [];
    },
    question(state) {
      const seat = game.turn(state);
      if (seat === NOBODY) return { to: 'nobody' };
      if (seat === CHANCE) return { to: 'chance' };
      const home = ridesHome(inAdvance.get(seat) ?? ASK_ME) ? homeward(game, state) : null;
      if (home !== null) return { to: 'table', seat, kind: game.pending(state).kind, action: home };
      const question = questionOf(state);
      if (question === undefined) return { to: 'seat', seat, kind: game.pending(state).kind };
      const table = (): Question<A> => ({ to: 'table', seat, kind: question.kind, action: advance!.decline(state) });
      if (question.asks === 'every-seat' && resting.includes(seat)) return table();
      const asked = together();
      // who is asked by himself may have been silent for too long
      const isRound = question.asks === 'every-seat' && (asked.length > 1 || replied !== null);
      if (isRound && asked.includes(seat)) return putTogether(state, seat, question);
      const answer = answerFor(state, seat, question);
      if (answer === 'ask') return { to: 'seat', seat, kind: question.kind };
      return answer === 'yes' ? { to: 'table', seat, kind: question.kind, action: advance!.accept!(state) } : table();
    },
    isRound: (state) => questionOf(state)?.asks === 'every-seat',
    concerns(state, seat) {
      const question = questionOf(state);
      if (question === undefined) return false;
      for (const asking of roundFrom(game, state)) if (game.turn(asking) === seat) return concernsIn(asking, seat, question);
      return false;
    },
    closeRound(state, replies) {
      if (replied === null && questionOf(state)?.asks === 'every-seat') replied = new Map(replies);
    },
    rest(seats) {
      resting = seats;
    },
    passed(state) {
      const hidden = questionOf(state)?.asks === 'every-seat';
      if (!hidden) replied = null;
      if (resting.includes(ridesIn(game, kinds, state))) resting = [];
    },
  };
}

/**
 * How the answers to a kind of question are timed, known to everybody before it is asked. `own`: they take effect when they are given. `even`: each takes
 * effect the same time after its question was put, whoever gave it and however it was found.
 */
export type AnswerTiming = 'own' | 'even';

export function timingOf(kinds: readonly AdvanceQuestion[], kind: string): AnswerTiming {
  return kinds.some((question) => question.kind === kind) ? 'even' : 'own';
}

/**
 * How long an answer found already still waits, in milliseconds.
 * @param length of the kind of question, the same for every seat; a window online
 * @param since the question was put
 */
export function stillToWait(length: number, since: number): number {
  return Math.max(0, length - since);
}

/**
 * As `stillToWait`, where how long somebody has thought may tell what he holds: what is found too late takes effect at the end of the next such length, so that a moment more
 * or less shows nowhere.
 */
export function stillToWaitEvenly(length: number, since: number): number {
  return since <= length || length <= 0 ? stillToWait(length, since) : Math.ceil(since / length) * length - since;
}
