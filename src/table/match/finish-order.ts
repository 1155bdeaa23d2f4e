import type { AdvanceQuestion, Game } from '../../kit/index.ts';
import type { AdvanceAnswers } from './advance-answers.ts';
import { withoutOrders } from './advance-answers.ts';
import { sameData } from './same-data.ts';

/**
 * The standing order *finish for me*, one of the answers in advance: the table answers every question of the seat once the game has proved that nothing can change the
 * result any more. No question of a game is of this kind. The word is that of the stored answers.
 */
export const FINISH_ORDER = 'home';

type Rules<S, A> = Pick<Game<unknown, S, A, unknown, unknown>, 'finishForMe'>;

/** All kinds of questions that can be answered in advance in a race: the game's own, and *finish for me*. */
export function advanceQuestions<C>(game: Pick<Game<C, never, unknown, never, unknown>, 'advance' | 'finishForMe'>, config: C) {
  const own: readonly AdvanceQuestion[] = game.advance?.questions(config) ?? [];
  if (game.finishForMe === undefined) return own;
  const finish: AdvanceQuestion = {
    ...{ kind: FINISH_ORDER, section: game.finishForMe.section, measure: null, least: 0, most: 0 },
    ...{ asks: 'one-seat', allowsStandingOrder: true },
  };
  return [...own, finish];
}

export const hasFinishOrder = (answers: AdvanceAnswers): boolean => typeof answers[FINISH_ORDER] === 'object';

/** The action that the order takes in this position, which asks a seat that has given it; null: none, because the decision may still count. */
export const finishAction = <S, A>({ finishForMe }: Rules<S, A>, state: S): A | null =>
  finishForMe?.isSettled(state) === true ? finishForMe.simplestAction(state) : null;

/** Whether an action is the one that the seat's order takes in this position. */
export function isByFinishOrder<S, A>(
  game: Rules<S, A>,
  answers: AdvanceAnswers,
  { before, action }: { readonly before: S; readonly action: A },
): boolean {
  if (!hasFinishOrder(answers)) return false;
  const ordered = finishAction(game, before);
  return ordered !== null && sameData(action, ordered);
}

/** The answers after a surprise, which ends all orders but this one: it acts only where nothing can surprise any more. */
export const answersAfterSurprise = (answers: AdvanceAnswers): AdvanceAnswers => withoutOrders(answers, (kind) => kind !== FINISH_ORDER);
/** The answers after a take-back, which ends this order: what was settled may be open again. */
export const answersAfterTakeBack = (answers: AdvanceAnswers): AdvanceAnswers =>
  hasFinishOrder(answers) ? withoutOrders(answers, (kind) => kind === FINISH_ORDER) : answers;
