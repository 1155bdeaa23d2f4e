import { PHASES, type Action } from './action.ts';
import type { Seat } from '../../kit/index.ts';
import { HILL, KIND_COUNT, SPEED_KINDS, SPURT_COUNT } from './cards.ts';
import type { Config } from './config.ts';
import { hideInPlace } from './view.ts';
import { copyInto, copyState, F, handAt, pileAt, R, riderValue, stockAt, type State } from './state.ts';

/** Positions and actions as numbers, for programs that learn (docs/bots.md). */

const SPURTS = SPURT_COUNT + 1;
const HILL_AT = SPEED_KINDS * SPURTS * 2;
const PASS_AT = HILL_AT + 1;
const DISCARD_AT = PASS_AT + 1;

/** The id of an option: the same number for the same action in all positions. */
function actionId(_: State, action: Action): number {
  switch (action.type) {
    case 'lay': {
      // in listed order: the speed card, its spurts, the hill
      const { cards } = action;
      const hill = cards[cards.length - 1] === HILL ? 1 : 0;
      return (cards[0]! * SPURTS + cards.length - 1 - hill) * 2 + hill;
    }
    case 'hill':
      return HILL_AT;
    case 'pass':
      return PASS_AT;
    case 'discard':
      return DISCARD_AT + action.card;
    case 'draw':
      throw new Error('chance has no action ids');
  }
}

/** A state for each set-up that is written again and again, because a new one for each position would cost more than the numbers. */
const seenOf = new WeakMap<Config, State>();

/** Der Ausreißer in numbers. */
export const learning = {
  /** The numbers of a position as a seat may know it, valid until the next call. Their meaning by index: `parts`. */
  numbers(s: State, seat: Seat): Int16Array {
    const seen = seenOf.get(s.config) ?? copyState(s);
    seenOf.set(s.config, seen);
    copyInto(seen, s);
    hideInPlace(seen, seat);
    return seen.d;
  },
  /** Where the numbers of a kind begin. From `minutes` to `lastSpeed` there is one for each of 6 riders; hands, piles and stock have 15 kinds of cards. */
  parts: { ...F, ...R, hands: handAt(0, 0), piles: pileAt(0, 0), stock: stockAt(0) },
  phases: PHASES,
  actionCount: (_: Config): number => DISCARD_AT + KIND_COUNT,
  actionParts: { lay: 0, hill: HILL_AT, pass: PASS_AT, discard: DISCARD_AT },
  actionId,
  /** The points that each seat has scored in the finished stages. */
  scored: (s: State): number[] => s.config.setup.riders.map((_, rider) => riderValue(s, R.total, rider)),
};
