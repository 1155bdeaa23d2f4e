import {
  CARD_OWNER,
  KINDS_OF_POSITION,
  CARD_VALUE,
  cardsOfRider,
  positionInTeam,
  rankOf,
  TEAM_SIZE,
  type Rider,
  type State,
} from '../../../games/reifenbreite/index.ts';
import type { Weights } from './weights.ts';

/** The value of each rider's cards. */
export class Hands {
  /** How many cards the rider may play; jokers count by its share. */
  readonly number: Float64Array;
  /** How much the cards with its own number exceed dice, in spaces. */
  readonly own: Float64Array;
  /** The same for its share of the jokers. */
  readonly jokers: Float64Array;

  constructor(riders: number) {
    this.number = new Float64Array(riders);
    this.own = new Float64Array(riders);
    this.jokers = new Float64Array(riders);
  }

  set(hands: Hands): void {
    this.number.set(hands.number);
    this.own.set(hands.own);
    this.jokers.set(hands.jokers);
  }

  isAs(before: Hands, rider: Rider): boolean {
    return (
      this.number[rider] === before.number[rider] && this.own[rider] === before.own[rider] && this.jokers[rider] === before.jokers[rider]
    );
  }

  count(s: State, rider: Rider, teamMates: number): void {
    let number = 0;
    let jokers = 0;
    let spaces = 0;
    const playable = KINDS_OF_POSITION[positionInTeam(rider)]!;
    for (let i = 0; i < playable.length; i++) {
      const kind = playable[i]!;
      const count = cardsOfRider(s, rider, kind);
      if (count === 0) continue;
      const better = CARD_VALUE[kind]! - 3.5;
      if (CARD_OWNER[kind] === -1) {
        number += count / teamMates;
        jokers += (count / teamMates) * better;
      } else {
        number += count;
        spaces += count * better;
      }
    }
    this.number[rider] = number;
    this.own[rider] = spaces;
    this.jokers[rider] = jokers;
  }

  /**
   * How much a rider's cards exceed a die, in spaces.
   * @param left turns;
   * @param isOwn whether it belongs to the evaluating side
   */
  gain(rider: Rider, left: number, { card, joker, wait, waitTurns, rivalCards }: Weights, isOwn: boolean): number {
    const time = (left - 1) / waitTurns;
    return card * (this.own[rider]! + joker * this.jokers[rider]!) * (1 + wait * (time > 1 ? 1 : time)) * (isOwn ? 1 : rivalCards);
  }
}

/** Riders of the team still on the road, including this one. They share the jokers. */
export function teamMatesLeft(s: State, rider: Rider): number {
  const first = rider - positionInTeam(rider);
  let left = 0;
  for (let r = first; r < first + TEAM_SIZE; r++) if (rankOf(s, r) === 0) left++;
  return Math.max(1, left);
}
