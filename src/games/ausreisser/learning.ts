import { PHASES, type Action } from './action.ts';
import type { Seat } from '../../kit/index.ts';
import { HILL, KIND_COUNT, SPEED_KINDS, SPURT_COUNT } from './cards.ts';
import type { Config } from './config.ts';
import { MAX_RIDERS } from './setup.ts';
import { F, get, handAt, pileAt, R, riderValue, stagePointsAt, type State } from './state.ts';
import type { Rider } from './vocabulary.ts';

/** Positions and actions as numbers, for programs that learn (docs/bots.md). */

const SPURTS = SPURT_COUNT + 1;
const HILL_AT = SPEED_KINDS * SPURTS * 2;
const PASS_AT = HILL_AT + 1;
const DISCARD_AT = PASS_AT + 1;
const TAKE_AT = DISCARD_AT + KIND_COUNT;

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
    case 'take':
      return TAKE_AT;
    case 'draw':
      throw new Error('chance has no action ids');
  }
}

/** All single numbers and those by rider come first, as in the state. */
const HANDS = handAt(0, 0);
const PILES = HANDS + 2 * KIND_COUNT;
const stagePointsIn = ({ riderCount }: Config): number => PILES + riderCount * KIND_COUNT;
const HIDDEN = -1;

/** @param rider whose hand is written; -1 or NO_SEAT: one that is hidden */
function writeHand(s: State, rider: Rider, into: Int16Array, at: number): void {
  if (rider >= 0) into.set(s.d.subarray(handAt(rider, 0), handAt(rider + 1, 0)), at);
  else into.fill(HIDDEN, at, at + KIND_COUNT);
}

/** Der Ausreißer in numbers. */
export const learning = {
  /** How many numbers a position has. */
  size: (config: Config): number => stagePointsIn(config) + config.setup.stages * MAX_RIDERS,
  /**
   * Writes the numbers of a position as a seat may know it into a list from `at` on. Their meaning by index: `parts`. The stock and the hands of others are
   * hidden, so they are left out, but for a hand that is shown (DA 4.4).
   */
  write(s: State, seat: Seat, into: Int16Array, at: number): void {
    into.set(s.d.subarray(0, HANDS), at);
    writeHand(s, seat, into, at + HANDS);
    writeHand(s, get(s, F.shown) === 1 ? get(s, F.rider) : -1, into, at + HANDS + KIND_COUNT);
    into.set(s.d.subarray(pileAt(0, 0), pileAt(s.config.riderCount, 0)), at + PILES);
    into.set(s.d.subarray(stagePointsAt(0, 0), stagePointsAt(s.config.setup.stages, 0)), at + stagePointsIn(s.config));
  },
  /** Where the numbers of a kind begin. From `minutes` to `lastSpeed` there is one for each of 6 riders; a hand and a pile have 15 kinds of cards. */
  parts: (config: Config): Readonly<Record<string, number>> => ({
    ...F,
    ...R,
    ...{ ownHand: HANDS, shownHand: HANDS + KIND_COUNT, piles: PILES, stagePoints: stagePointsIn(config) },
  }),
  phases: PHASES,
  /** Ids are below this number. */
  actionCount: ({ setup }: Config): number => (setup.drawing === 'by-hand' ? TAKE_AT + 1 : TAKE_AT),
  actionParts: { lay: 0, hill: HILL_AT, pass: PASS_AT, discard: DISCARD_AT },
  /** The id of an option of a seat; throws for an answer of chance. */
  actionId,
  /** The points that each seat has scored in the finished stages. */
  scored: (s: State): number[] => s.config.setup.riders.map((_, rider) => riderValue(s, R.total, rider)),
};
