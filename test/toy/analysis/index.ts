import type { BySeat, Evaluation } from '../../../src/analysis/index.ts';
import { toyGame, type ToyAction, type ToyState } from '../../kit/toy-game.ts';

/** The toy game's evaluation: a seat's points, and half of a number that may still be walled off. */

const LEFT = 0.5;
/** Points of one seat above the mean of all. */
const gainOf = (seat: number, seats: number, points: number): BySeat =>
  Array.from({ length: seats }, (_, each) => points * ((each === seat ? 1 : 0) - 1 / seats));

export const evaluation: Evaluation<ToyState, ToyAction> = {
  version: 1,
  value(s, _after, into) {
    into.set(s.scores);
    if (s.phase === 'ask') into[s.leader]! += LEFT * s.laid;
  },
  winChances(s, points) {
    const most = Math.max(...Array.from(points));
    const leaders = s.scores.filter((_, seat) => points[seat] === most).length;
    return { win: s.scores.map((_, seat) => (points[seat] === most ? 1 / leaders : 0)), spread: s.phase === 'over' ? 0 : 2 };
  },
  // a laid number may be walled off whatever it is, so the higher one is better
  compare: (s, chosen) =>
    chosen.type !== 'lay'
      ? []
      : toyGame
          .choices(s)
          .flatMap((action) =>
            action.type === 'lay' && action.card !== chosen.card
              ? [{ action, gain: gainOf(s.seat, s.scores.length, LEFT * (action.card - chosen.card)), deviation: 0.01, races: 1 }]
              : [],
          ),
  spends: () => 0,
  rolloutMove: (s) => toyGame.choices(s).at(-1)!,
  moved: () => false,
  why: () => null,
  kind: (_s, { type }) => type,
  rider: () => null,
};
