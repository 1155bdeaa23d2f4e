import type { Seat } from '../../kit/index.ts';
import { PHASES, type Action } from './action.ts';
import type { Config } from './config.ts';
import { CARD_KIND_COUNT, RIDER_COUNT } from './riders.ts';
import { pointsBefore, racePoints } from './rules/scoring.ts';
import { cardsAt, courseOf, F, photosAt, R, sprintRiderAt, stackAt, stagePointsAt, type State } from './state.ts';

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

/** Numbers of the state that follow one another, and where they begin among those of a position. */
interface Span {
  readonly from: number;
  readonly to: number;
  readonly at: number;
}
const spansOf = new WeakMap<Config, readonly Span[]>();

/** The numbers that a race with this set-up can use, because fewer are faster to send. */
function usedSpans(config: Config): readonly Span[] {
  const known = spansOf.get(config);
  if (known !== undefined) return known;
  const { stages, setup } = config;
  const lines = Math.max(...stages.map(({ course }) => course.lines.length));
  const used = [
    [0, photosAt(0, 1)],
    ...(setup.rules.cheating ? [[photosAt(0, 1), stackAt(0)]] : []),
    [stackAt(0), sprintRiderAt(lines, 1)],
    ...(stages.length > 1 ? [[stagePointsAt(0, 0), stagePointsAt(stages.length, 0)]] : []),
  ] as const;
  let at = 0;
  const spans = used.map(([from = 0, to = 0]) => {
    at += to - from;
    return { from, to, at: at - (to - from) };
  });
  spansOf.set(config, spans);
  return spans;
}

/** Where the numbers of a kind begin. From `place` to `dismountedAs` there is one for each of the 16 riders. */
function parts(config: Config): Readonly<Record<string, number>> {
  const inState = {
    cards: cardsAt(0, 0),
    photos: photosAt(0, 1),
    stack: stackAt(0),
    sprints: sprintRiderAt(0, 1),
    stagePoints: stagePointsAt(0, 0),
  };
  const moved = Object.entries(inState).flatMap(([name, index]) => {
    const span = usedSpans(config).find(({ from, to }) => index >= from && index < to);
    return span === undefined ? [] : [[name, index - span.from + span.at] as const];
  });
  return { ...F, ...R, ...Object.fromEntries(moved) };
}

/** Um Reifenbreite in numbers. */
export const learning = {
  /** How many numbers a position has. */
  size: (config: Config): number => usedSpans(config).reduce((sum, { from, to }) => sum + to - from, 0),
  /** Writes the numbers of a position, which every seat knows, into a list from `at` on. Their meaning by index: `parts`. */
  write(s: State, _seat: Seat, into: Int16Array, at: number): void {
    for (const span of usedSpans(s.config)) into.set(s.d.subarray(span.from, span.to), at + span.at);
  },
  /** The index of the first number of each kind. */
  parts,
  phases: PHASES,
  /** Ids are below this number. */
  actionCount,
  actionParts,
  /** The id of an option of a seat; throws for an answer of chance. */
  actionId,
  scored,
};
