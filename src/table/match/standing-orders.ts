import type { Game, Seat } from '../../kit/index.ts';
import { applyEntries } from '../../kit/index.ts';
import type { Entry } from '../race/race.ts';
import type { AdvanceAnswers } from './advance-answers.ts';
import { ASK_ME, hasOrders } from './advance-answers.ts';
import type { Driver } from './driver.ts';
import { HUMAN } from './driver.ts';
import { isByOrder } from './finish-order.ts';
import type { Author } from './rows.ts';
import { sameData } from './same-data.ts';

/** What the entries of a row mean for the standing orders of the seats. */
export interface OrdersEffect {
  /** The seats whose orders end, because something has happened that they did not reckon with. */
  readonly surprised: readonly Seat[];
  /** A stage has ended. */
  readonly isNewStage: boolean;
  /** The seat whose order has brought the first entry about; null: none. */
  readonly carriedOut: Seat | null;
}

export const NO_ORDERS_EFFECT: OrdersEffect = { surprised: [], isNewStage: false, carriedOut: null };

/** @param before the position that the first entry met; not changed */
export function effectOnOrders<S, A, E>(
  game: Pick<Game<unknown, S, A, E, unknown>, 'advance' | 'finishForMe' | 'choices' | 'copy' | 'evolve' | 'pending' | 'progress'>,
  { answers, drivers }: { readonly answers: readonly AdvanceAnswers[]; readonly drivers: readonly Driver[] },
  before: S,
  { entries, author }: { readonly entries: readonly Entry<A, E>[]; readonly author: Author | null },
): OrdersEffect {
  const { advance } = game;
  if (!answers.some(hasOrders)) return NO_ORDERS_EFFECT;
  const seats = answers.flatMap((each, seat) => (hasOrders(each) ? [seat] : []));
  const [first] = entries;
  if (first === undefined) return NO_ORDERS_EFFECT;
  const { kind } = game.pending(before);
  const { [first.seat]: given = ASK_ME } = answers;
  const answer = given[kind];
  const yes = typeof answer === 'object' && 'always' in answer ? advance?.accept?.(before) : undefined;
  const { action } = first;
  const isOrdered = (yes !== undefined && sameData(action, yes)) || isByOrder(game, given, { before, action });
  const carriedOut = isOrdered && drivers[first.seat] === HUMAN && author !== 'person' ? first.seat : null;
  const surprised = new Set<Seat>();
  const after = applyEntries(game, game.copy(before), entries, (event, met) => {
    for (const seat of seats) if (advance?.isSurprising?.(met, event, seat)) surprised.add(seat);
  });
  const isNewStage = game.progress(after).stage !== game.progress(before).stage;
  return { surprised: [...surprised], isNewStage, carriedOut };
}
