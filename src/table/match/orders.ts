import type { Game, Seat } from '../../kit/index.ts';
import { applyEntries } from '../../kit/index.ts';
import type { Entry } from '../race/race.ts';
import { ASK_ME, hasOrders } from './advance.ts';
import type { OrdersMet } from './agreement.ts';
import { HUMAN } from './driver.ts';
import { wasHomeward } from './home.ts';
import { sameData } from './same-data.ts';
import type { TableState } from './table-state.ts';

export const NO_ORDERS: OrdersMet = { surprised: [], carriedOut: null };

/**
 * The same on every host and at every restart, since it follows from the rows alone.
 * @param before the position that the first entry met; not changed
 */
export function ordersMet<S, A, E>(
  game: Pick<Game<unknown, S, A, E, unknown>, 'advance' | 'finishForMe' | 'copy' | 'evolve' | 'pending'>,
  { answers, drivers }: Pick<TableState, 'answers' | 'drivers'>,
  before: S,
  entries: readonly Entry<A, E>[],
): OrdersMet {
  const { advance } = game;
  if (!answers.some(hasOrders)) return NO_ORDERS;
  const seats = answers.flatMap((each, seat) => (hasOrders(each) ? [seat] : []));
  const [first] = entries;
  if (first === undefined) return NO_ORDERS;
  const surprised = new Set<Seat>();
  const { kind } = game.pending(before);
  const { [first.seat]: given = ASK_ME } = answers;
  const answer = given[kind];
  const yes = typeof answer === 'object' && 'always' in answer ? advance?.accept?.(before) : undefined;
  const { action } = first;
  const ordered = (yes !== undefined && sameData(action, yes)) || wasHomeward(game, given, { before, action });
  const carriedOut = ordered && drivers[first.seat] === HUMAN && first.id === undefined ? first.seat : null;
  applyEntries(game, game.copy(before), entries, (event, met) => {
    for (const seat of seats) if (advance?.isSurprising?.(met, event, seat)) surprised.add(seat);
  });
  return { surprised: [...surprised], carriedOut };
}
