import type { AdvanceQuestion, Game } from '../../kit/index.ts';
import type { AdvanceAnswers } from './advance-answers.ts';
import { withoutOrders } from './advance-answers.ts';
import { sameData } from './same-data.ts';

/**
 * The standing order *finish for me*, one of the answers in advance: the table answers every question of the seat once the game has proved that nothing can change the
 * result any more. No question of a game is of this kind. The word is that of the stored answers.
 */
export const FINISH_ORDER = 'home';

/**
 * The standing order *ride this rider*: the table answers every question about one rider of the seat with the simplest action. It ends with the stage, with a take-back, or
 * by hand.
 */
export const rideOrder = (rider: number): string => `ride-${rider}`;
const isRideOrder = (kind: string): boolean => kind.startsWith('ride-');

/** The standing order *only what I can choose*: the table answers where the seat has a single option, in games that hide nothing. */
export const ONLY_CHOICE_ORDER = 'only-choice';

type Rules<S, A> = Pick<Game<unknown, S, A, unknown, unknown>, 'finishForMe' | 'choices'>;

/** All kinds of questions that can be answered in advance in a race: the game's own, and the orders of this file. */
export function advanceQuestions<C>(
  game: Pick<Game<C, never, unknown, never, unknown>, 'advance' | 'finishForMe' | 'perfectInformation' | 'seats'>,
  config: C,
): readonly AdvanceQuestion[] {
  const { finishForMe } = game;
  const own: readonly AdvanceQuestion[] = game.advance?.questions(config) ?? [];
  if (finishForMe === undefined) return own;
  const order = (kind: string): AdvanceQuestion => ({
    ...{ kind, section: finishForMe.section, measure: null, least: 0, most: 0 },
    ...{ asks: 'one-seat', allowsStandingOrder: true },
  });
  const riders = game.seats(config).flatMap((_, seat) => finishForMe.ridersOf?.(config, seat) ?? []);
  return [...own, ...[FINISH_ORDER, ...riders.map(rideOrder), ...(game.perfectInformation ? [ONLY_CHOICE_ORDER] : [])].map(order)];
}

const isGiven = (answers: AdvanceAnswers, kind: string): boolean => typeof answers[kind] === 'object';

/** The action that an order of this file takes for the seat asked, which has given these answers; null: none, because the player decides. */
export function orderedAction<S, A>({ finishForMe, choices }: Rules<S, A>, answers: AdvanceAnswers, state: S): A | null {
  if (finishForMe === undefined) return null;
  if (isGiven(answers, FINISH_ORDER) && finishForMe.isSettled(state)) return finishForMe.simplestAction(state);
  if (!Object.keys(answers).some((kind) => kind === ONLY_CHOICE_ORDER || isRideOrder(kind))) return null;
  const rider = finishForMe.riderAsked?.(state) ?? null;
  if (rider !== null && isGiven(answers, rideOrder(rider))) return finishForMe.simplestAction(state);
  if (!isGiven(answers, ONLY_CHOICE_ORDER)) return null;
  const options = choices(state);
  return options.length === 1 ? options[0]! : null;
}

/** Whether an action is the one that an order of the seat takes in this position. */
export function isByOrder<S, A>(
  game: Rules<S, A>,
  answers: AdvanceAnswers,
  { before, action }: { readonly before: S; readonly action: A },
): boolean {
  const ordered = orderedAction(game, answers, before);
  return ordered !== null && sameData(action, ordered);
}

/** The answers after a surprise. It ends the orders of the game's own questions. Those of this file do not depend on what others do. */
export const answersAfterSurprise = (answers: AdvanceAnswers): AdvanceAnswers =>
  withoutOrders(answers, (kind) => kind !== FINISH_ORDER && kind !== ONLY_CHOICE_ORDER && !isRideOrder(kind));
/** The answers after a stage, in which riders may have been left behind. In the next one all begin level. */
export const answersAfterStage = (answers: AdvanceAnswers): AdvanceAnswers =>
  Object.keys(answers).some(isRideOrder) ? withoutOrders(answers, isRideOrder) : answers;
/** The answers after a take-back, which ends these orders: what was settled or left behind may be open again. */
export const answersAfterTakeBack = (answers: AdvanceAnswers): AdvanceAnswers =>
  withoutOrders(answers, (kind) => kind === FINISH_ORDER || isRideOrder(kind));
