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

/** All single numbers and those by rider come first, in the order of the state, but only for the riders of the game, because fewer numbers are faster to send. */
const SINGLE = R.minutes;
const RIDER_FIELDS = (handAt(0, 0) - SINGLE) / MAX_RIDERS;
const handsIn = ({ riderCount }: Config): number => SINGLE + RIDER_FIELDS * riderCount;
const pilesIn = (config: Config): number => handsIn(config) + 2 * KIND_COUNT;
const stagePointsIn = (config: Config): number => pilesIn(config) + config.riderCount * KIND_COUNT;
const HIDDEN = -1;

/** Copies numbers one by one, because for so few a view of them would take longer to make than to copy. */
function copyNumbers({ d }: State, from: number, count: number, into: Int16Array, at: number): void {
  for (let i = 0; i < count; i++) into[at + i] = d[from + i]!;
}

/** @param rider whose hand is written; -1 or NO_SEAT: one that is hidden */
function writeHand(s: State, rider: Rider, into: Int16Array, at: number): void {
  if (rider >= 0) copyNumbers(s, handAt(rider, 0), KIND_COUNT, into, at);
  else for (let kind = 0; kind < KIND_COUNT; kind++) into[at + kind] = HIDDEN;
}

/** Der Ausreißer in numbers. */
export const learning = {
  /** How many numbers a position has. */
  size: (config: Config): number => stagePointsIn(config) + config.setup.stages * config.riderCount,
  /**
   * Writes the numbers of a position as a seat may know it into a list from `at` on. Their meaning by index: `parts`. The stock and the hands of others are
   * hidden, so they are left out, but for a hand that is shown (DA 4.4).
   */
  write(s: State, seat: Seat, into: Int16Array, at: number): void {
    const { riderCount, setup } = s.config;
    copyNumbers(s, 0, SINGLE, into, at);
    let next = at + SINGLE;
    for (let field = 0; field < RIDER_FIELDS; field++, next += riderCount)
      copyNumbers(s, SINGLE + field * MAX_RIDERS, riderCount, into, next);
    writeHand(s, seat, into, next);
    writeHand(s, get(s, F.shown) === 1 ? get(s, F.rider) : -1, into, next + KIND_COUNT);
    next += 2 * KIND_COUNT;
    copyNumbers(s, pileAt(0, 0), riderCount * KIND_COUNT, into, next);
    next += riderCount * KIND_COUNT;
    for (let stage = 0; stage < setup.stages; stage++, next += riderCount) copyNumbers(s, stagePointsAt(stage, 0), riderCount, into, next);
  },
  /** Where the numbers of a kind begin. From `minutes` to `lastSpeed` there is one for each rider; a hand and a pile have 15 kinds of cards. */
  parts: (config: Config): Readonly<Record<string, number>> => ({
    ...F,
    ...Object.fromEntries(Object.entries(R).map(([name, index]) => [name, SINGLE + ((index - SINGLE) / MAX_RIDERS) * config.riderCount])),
    ...{ ownHand: handsIn(config), shownHand: handsIn(config) + KIND_COUNT, piles: pilesIn(config), stagePoints: stagePointsIn(config) },
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
