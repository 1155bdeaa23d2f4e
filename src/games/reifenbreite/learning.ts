import { PHASES, type Action } from './action.ts';
import type { Config } from './config.ts';
import { CARD_KIND_COUNT, RIDER_COUNT } from './riders.ts';
import { pointsBefore, racePoints } from './rules/scoring.ts';
import { cardsAt, courseOf, F, photosAt, R, stackAt, type State } from './state.ts';

/** Positions and actions as numbers, for programs that learn (docs/bots.md). */

const KINDS = CARD_KIND_COUNT;
const FIXED = ['dice', 'follow', 'stay', 'agree', 'refuse', 'car without a die', 'car with a die'];
const SWAP_AT = FIXED.length;
const ASK_AT = SWAP_AT + RIDER_COUNT;
const TAKE_AT = ASK_AT + RIDER_COUNT;
const GIVE_AT = TAKE_AT + KINDS;
const ONE_CARD_AT = GIVE_AT + KINDS;
const TWO_CARDS_AT = ONE_CARD_AT + 2 * KINDS;
const PLACE_AT = TWO_CARDS_AT + 2 * KINDS * KINDS;
const MOVE_AT = PLACE_AT + RIDER_COUNT * RIDER_COUNT;

/** The ids of the actions begin at these numbers. */
const actionParts = {
  ...Object.fromEntries(FIXED.map((name, id) => [name, id])),
  swap: SWAP_AT,
  ask: ASK_AT,
  take: TAKE_AT,
  give: GIVE_AT,
  'one card': ONE_CARD_AT,
  'two cards': TWO_CARDS_AT,
  place: PLACE_AT,
  move: MOVE_AT,
};

const actionCount = ({ stages }: Config): number => MOVE_AT + Math.max(...stages.map(({ course }) => course.placeCount));

/** The id of an option: the same number for the same action in all positions. */
function actionId(s: State, action: Action): number {
  switch (action.type) {
    case 'dice':
    case 'follow':
    case 'stay':
    case 'agree':
    case 'refuse':
      return FIXED.indexOf(action.type);
    case 'car':
      return action.dice === 0 ? 5 : 6;
    case 'swap':
      return SWAP_AT + action.rider;
    case 'ask':
      return ASK_AT + action.rider;
    case 'take':
      return TAKE_AT + action.card;
    case 'give':
      return GIVE_AT + action.card;
    case 'cards': {
      const [first = 0, second] = action.cards;
      const breakaway = action.breakaway ? 1 : 0;
      return second === undefined ? ONE_CARD_AT + 2 * first + breakaway : TWO_CARDS_AT + 2 * (first * KINDS + second) + breakaway;
    }
    case 'place':
      return PLACE_AT + action.rider * RIDER_COUNT + courseOf(s).startDots.indexOf(action.at);
    case 'move':
      return MOVE_AT + action.to;
    case 'roll':
    case 'photo':
    case 'card':
      throw new Error('chance has no action ids');
  }
}

/** The points that each seat has scored so far: ranks, sprints and jersey, and the finished stages. */
const scored = (s: State): number[] =>
  s.config.setup.managers.map((_, seat) => {
    let points = 0;
    for (let r = 0; r < RIDER_COUNT; r++) if (s.config.managerOf[r >> 2] === seat) points += racePoints(s, r) + pointsBefore(s, r);
    return points;
  });

/** Um Reifenbreite in numbers. */
export const learning = {
  /** The numbers of a position, which every seat knows. Their meaning by index: `parts`. */
  numbers: (s: State): Int16Array => s.d,
  /** Where the numbers of a kind begin. From `place` to `dismountedAs` there is one for each of the 16 riders. */
  parts: { ...F, ...R, cards: cardsAt(0, 0), photos: photosAt(0, 1), stack: stackAt(0) },
  phases: PHASES,
  actionCount,
  actionParts,
  actionId,
  scored,
};
