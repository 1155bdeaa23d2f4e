/** A race position as a scenario file describes it. `position-words.ts` reads it, `position.ts` sets it up. */
import type { AskedParty, MovePoints, Round, StageIndex, Rank, Team, Rider, Photo, CardKind } from '../vocabulary.ts';
import type { Spot } from '../../../scenario/index.ts';
import type { MovedHow } from '../event.ts';

/** The questions within a turn. */
export const TURN_KINDS = ['turn', 'answer', 'dice', 'photo', 'card', 'extra', 'take', 'give', 'move', 'follow'] as const;
export type TurnKind = (typeof TURN_KINDS)[number];

/**
 * The default number of dice of a question (UR 5.3; one beside a card, UR 6; one more by a chance card, UR 7).
 * @param base points that cards have brought before
 */
export function usualDice(kind: TurnKind, base: MovePoints): number {
  if (kind === 'dice') return base > 0 ? 1 : 2;
  return kind === 'extra' ? 1 : 0;
}

/** The default points of a turn: those of the cards before the dice are rolled, otherwise none. */
export const usualPoints = (kind: TurnKind, base: MovePoints): MovePoints => (kind === 'dice' ? base : 0);

/** Riders and teams are internal numbers; spaces are still names, because only the course knows them. */
export interface RiderPosition extends Spot {
  readonly rider: Rider;
  /** `B17.2`, `B17.2@2`; null: home, finished in an earlier round and taken off. */
  readonly space: string | null;
  readonly how: MovedHow;
  /** Finishing place; 0 while racing. */
  readonly rank: Rank;
  /** Lines crossed, if more than the space implies (UR 15: taken back over a line); -1: by the space. */
  readonly over: number;
}

/** A question within a turn, with all results of the turn so far. */
export interface TurnPosition extends Spot {
  readonly rider: Rider;
  readonly kind: TurnKind;
  /** The rider asked to take the lead or to follow; -1 for none. */
  readonly asked: AskedParty;
  /** Where the rider asked would ride, and how far; null for nowhere. */
  readonly to: string | null;
  readonly length: number;
  readonly dice: number;
  readonly base: MovePoints;
  readonly points: MovePoints;
  readonly photos: number;
  /** Index into CHANCE_KINDS; -1 for none. */
  readonly chance: number;
  readonly alone: boolean;
  readonly breakaway: boolean;
  /** The lead was changed in this turn. */
  readonly led: boolean;
  /** The riders who have refused the lead in this turn. */
  readonly refused: readonly Rider[];
}

/** A race position as a file describes it. */
export interface Position extends Spot {
  /** From 0. */
  readonly stage: StageIndex;
  /** 0 while the teams place their riders. */
  readonly round: Round;
  /** In round 0 the team that places first; -1 otherwise. */
  readonly first: Team;
  /**
   * UR 5.1: the managers who roll for the start, each by its first team, with the roll or -1. Null if there is no
   * start roll.
   */
  readonly rolls: (Spot & { readonly sums: readonly { readonly team: Team; readonly sum: number }[] }) | null;
  /** A turn that has already begun, or that is not next by place. */
  readonly turn: TurnPosition | null;
  /** UR 14 and UR 17: all riders are home; the photo cards drawn since. */
  readonly end: (Spot & { readonly kind: 'verdict' | 'over'; readonly photos: readonly Photo[] }) | null;
  /** The points of the rider on turn, surface included, when only the move is left. Null before the dice or cards. */
  readonly points: (Spot & { readonly count: number; readonly who: 'alone' | 'may-follow' }) | null;
  readonly riders: readonly RiderPosition[];
  /** Where the unnamed riders are: on the rearmost spaces of the road, or home after all who finished. */
  readonly others: 'back' | 'home' | null;
  readonly othersHow: MovedHow;
  readonly sprints: readonly (Spot & { readonly name: string; readonly riders: readonly Rider[] })[];
  readonly jersey: (Spot & { readonly rider: Rider }) | null;
  readonly jerseyPoints: readonly RiderCount[];
  readonly spent: readonly (Spot & { readonly team: Team; readonly kinds: readonly CardKind[] })[];
  readonly photos: readonly (Spot & { readonly rider: Rider; readonly photos: readonly Photo[] })[];
  readonly cars: readonly RiderCount[];
  /** Chance cards left, with all others laid aside; null for the full stack. */
  readonly stack: (Spot & { readonly counts: readonly number[] }) | null;
  /** Points of the finished stages. */
  readonly earlier: readonly (Spot & { readonly stage: StageIndex; readonly points: readonly RiderCount[] })[];
}

/** A rider with a count, and the place in the file. */
export interface RiderCount extends Spot {
  readonly rider: Rider;
  readonly count: number;
}
