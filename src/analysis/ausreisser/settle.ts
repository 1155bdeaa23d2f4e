import { ausreisser as game, phaseOf, type State } from '../../games/ausreisser/index.ts';
import { MediumRider } from '../../bots/ausreisser/index.ts';
import { CHANCE } from '../../kit/index.ts';
import { expectedAtDeal, expectedAtStart, expectedAtTurn } from './expected-points.ts';
import { copiesOf } from '../copies.ts';

/**
 * The value of any position. Before a card is played it is evaluated directly. Elsewhere the turn is played on to the next card, over all cards that may
 * be drawn, weighted by their number in the stock, with Medium deciding about hills. So the mean over all cards equals the value before, exactly.
 */

const unchecked = game.unchecked!;
const medium = new MediumRider();

/** Positions on the stack. */
const copyAt = copiesOf(game);

/** If more cards are due one after the other, the position is evaluated as it is, because all sequences would be too many. */
const MAX_CARDS_DRAWN = 2;
function cardsDue(s: State): number {
  const { facts } = game.pending(s);
  return 'cards' in facts ? facts.cards : 1;
}

export function settledValue(s: State, into: Float64Array): void {
  settle(copyAt(0, s), 1, into);
}

/** Plays on in `s`, which is changed. */
function settle(s: State, depth: number, into: Float64Array): void {
  for (;;) {
    switch (phaseOf(s)) {
      case 'over':
        for (const { seat, points } of game.standings(s)) into[seat] = points;
        return;
      case 'lead':
        return expectedAtStart(s, into);
      case 'deal':
        return expectedAtDeal(s, into);
      case 'lay':
        return expectedAtTurn(s, into);
      default:
        if (game.turn(s) === CHANCE) return cardsDue(s) > MAX_CARDS_DRAWN ? expectedAtTurn(s, into) : overAllCards(s, depth, into);
        unchecked.play(s, medium.choose(s, unchecked.options(s)));
    }
  }
}

function overAllCards(s: State, depth: number, into: Float64Array): void {
  const seats = s.config.riderCount;
  const one = new Float64Array(seats);
  const sum = new Float64Array(seats);
  let all = 0;
  for (const { action, weight } of game.outcomes(s)) {
    const next = copyAt(depth, s);
    unchecked.play(next, action);
    settle(next, depth + 1, one);
    all += weight;
    for (let seat = 0; seat < seats; seat++) sum[seat]! += weight * one[seat]!;
  }
  for (let seat = 0; seat < seats; seat++) into[seat] = sum[seat]! / all;
}
