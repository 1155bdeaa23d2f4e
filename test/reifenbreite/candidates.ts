import { CARD_KIND_COUNT, CHANCE_KINDS, courseOf, RIDER_COUNT, type Action, type State } from '../../src/games/reifenbreite/index.ts';

const riders = Array.from({ length: RIDER_COUNT }, (_, r) => r);
const kinds = Array.from({ length: CARD_KIND_COUNT }, (_, kind) => kind);
const hands = [
  [],
  ...kinds.map((kind) => [kind]),
  ...kinds.flatMap((kind) => kinds.filter((other) => other >= kind).map((other) => [kind, other])),
  [0, 6, 7],
  [6, 7, 6, 7],
];
const faces = [1, 2, 3, 4, 5, 6];

const SMALL: readonly Action[] = [
  { type: 'agree' },
  { type: 'refuse' },
  { type: 'dice' },
  { type: 'follow' },
  { type: 'stay' },
  ...riders.flatMap((rider): Action[] => [
    { type: 'swap', rider },
    { type: 'ask', rider },
  ]),
  ...hands.flatMap((cards): Action[] => [
    { type: 'cards', cards, breakaway: false },
    { type: 'cards', cards, breakaway: true },
  ]),
  ...[0, 1, 2, 3].map((dice): Action => ({ type: 'car', dice })),
  ...kinds.flatMap((card): Action[] => [
    { type: 'take', card },
    { type: 'give', card },
  ]),
  ...faces.flatMap((die): Action[] => [
    { type: 'roll', dice: [die] },
    { type: 'roll', dice: [die, 7 - die] },
    { type: 'roll', dice: [die, die] },
    { type: 'photo', photo: die },
  ]),
  { type: 'roll', dice: [] },
  ...CHANCE_KINDS.map((_, card): Action => ({ type: 'card', card })),
];

/**
 * Every possible action of a race, sensible or not: all riders, all pairs of cards (in one order), all places of
 * the course.
 */
export function everyAction(state: State): Action[] {
  const course = courseOf(state);
  const places = Array.from({ length: course.placeCount }, (_, to): Action => ({ type: 'move', to }));
  const dots = riders.flatMap((rider) => [0, ...course.startDots].map((at): Action => ({ type: 'place', rider, at })));
  return [...SMALL, ...dots, ...places];
}
