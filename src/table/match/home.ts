import type { AdvanceQuestion, Game } from '../../kit/index.ts';
import type { AdvanceAnswers } from './advance.ts';
import { withoutOrders } from './advance.ts';
import { sameData } from './same-data.ts';

/** The standing order *let my riders ride home*, among the answers in advance: it answers every question once the game has proved that nothing can change any more. No question of a game is of this kind. */
export const HOME = 'home';

type Rules<S, A> = Pick<Game<unknown, S, A, unknown, unknown>, 'finishForMe'>;

/** All that may be answered in advance in a race: the game's questions, and riding home. */
export function questionsInAdvance<C>(game: Pick<Game<C, never, unknown, never, unknown>, 'advance' | 'finishForMe'>, config: C) {
  const asked: readonly AdvanceQuestion[] = game.advance?.questions(config) ?? [];
  if (game.finishForMe === undefined) return asked;
  const home: AdvanceQuestion = {
    ...{ kind: HOME, section: game.finishForMe.section, measure: null, least: 0, most: 0 },
    ...{ asks: 'one-seat', allowsStandingOrder: true },
  };
  return [...asked, home];
}

/** Whether a seat has ordered it. */
export const ridesHome = (answers: AdvanceAnswers): boolean => typeof answers[HOME] === 'object';

/** What the order does in this position, which asks somebody who has given it; null: nothing, it may still count. */
export const homeward = <S, A>({ finishForMe }: Rules<S, A>, state: S): A | null =>
  finishForMe?.isSettled(state) === true ? finishForMe.simplestAction(state) : null;

/** Whether the order has brought an action about that nobody has sent. */
export function wasHomeward<S, A>(
  game: Rules<S, A>,
  answers: AdvanceAnswers,
  { before, action }: { readonly before: S; readonly action: A },
): boolean {
  if (!ridesHome(answers)) return false;
  const ordered = homeward(game, before);
  return ordered !== null && sameData(action, ordered);
}

/** After a surprise. Riding home knows none: it acts where nothing can surprise any more. */
export const afterSurprise = (answers: AdvanceAnswers): AdvanceAnswers => withoutOrders(answers, (kind) => kind !== HOME);
/** After something was taken back, by which what was settled may be open again: the order is to be given anew. */
export const afterTakingBack = (answers: AdvanceAnswers): AdvanceAnswers =>
  ridesHome(answers) ? withoutOrders(answers, (kind) => kind === HOME) : answers;
