/** A position of a race, as a scenario's file says it. Reading it is `position-words.ts`, setting it up `position.ts`. */
import type { Asked, MovePoints, Round, StageIndex, Rank, Team, Rider, Photo, CardKind } from '../vocabulary.ts';
import type { Spot } from '../../../scenario/index.ts';
import type { MovedHow } from '../event.ts';

/** What may be asked in a turn. */
export const TURN_KINDS = ['turn', 'answer', 'dice', 'photo', 'card', 'extra', 'take', 'give', 'move', 'follow'] as const;
export type TurnKind = (typeof TURN_KINDS)[number];

/** How many dice a question has where nothing is said of them (UR 5.3; one beside a card, UR 6; one more by a chance card, UR 7). @param base points that cards have brought before */
export function usualDice(kind: TurnKind, base: MovePoints): number {
  if (kind === 'dice') return base > 0 ? 1 : 2;
  return kind === 'extra' ? 1 : 0;
}

/** The points of a turn where nothing is said of them: those of the cards until the dice have been thrown, then none. */
export const usualPoints = (kind: TurnKind, base: MovePoints): MovePoints => (kind === 'dice' ? base : 0);

/** Riders and teams are inner numbers; spaces are still names, because only the course knows them. */
export interface RiderAt extends Spot {
  readonly rider: Rider;
  /** `B17.2`, `B17.2@2`; null: home, finished and taken off in an earlier round. */
  readonly space: string | null;
  readonly how: MovedHow;
  /** Place in the order of finishing; 0: still racing. */
  readonly rank: Rank;
  /** Lines he has been over where that is more than his space says (UR 15: taken back over a line); -1: by his space. */
  readonly over: number;
}

/** A turn in whichever of its questions, with all it has brought so far. */
export interface TurnAt extends Spot {
  readonly rider: Rider;
  readonly kind: TurnKind;
  /** Who is asked to take the lead or to follow; -1: nobody. */
  readonly asked: Asked;
  /** Where the one who is asked would ride, and how far; null: nowhere. */
  readonly to: string | null;
  readonly length: number;
  readonly dice: number;
  readonly base: MovePoints;
  readonly points: MovePoints;
  readonly photos: number;
  /** Index into CHANCE_KINDS; -1: none. */
  readonly chance: number;
  readonly alone: boolean;
  readonly breakaway: boolean;
  /** The lead was changed in this turn. */
  readonly led: boolean;
  /** Who has refused the lead in this turn. */
  readonly refused: readonly Rider[];
}

/** A position of a race, as a file says it. */
export interface Position extends Spot {
  /** From 0. */
  readonly stage: StageIndex;
  /** 0: the teams are placing their riders. */
  readonly round: Round;
  /** Round 0: the team that places first; -1 else. */
  readonly first: Team;
  /** UR 5.1: who rolls for the start, each by his first team, and what he has rolled; -1: nothing yet. Null: nobody rolls. */
  readonly rolls: (Spot & { readonly sums: readonly { readonly team: Team; readonly sum: number }[] }) | null;
  /** A turn that does not begin now, or is not the next by his place. */
  readonly turn: TurnAt | null;
  /** UR 14 and UR 17: everybody is home; the photo cards that have been drawn since. */
  readonly end: (Spot & { readonly kind: 'verdict' | 'over'; readonly photos: readonly Photo[] }) | null;
  /** What the rider whose turn it is has made of dice and cards, the surface counted: he is asked where to ride. Null: he is asked how to make his points. */
  readonly points: (Spot & { readonly count: number; readonly who: 'alone' | 'may-follow' }) | null;
  readonly riders: readonly RiderAt[];
  /** What becomes of the riders who are not named: the rearmost spaces of the road, or home after all who finished. */
  readonly others: 'back' | 'home' | null;
  readonly othersHow: MovedHow;
  readonly sprints: readonly (Spot & { readonly name: string; readonly riders: readonly Rider[] })[];
  readonly jersey: (Spot & { readonly rider: Rider }) | null;
  readonly jerseyPoints: readonly RiderCount[];
  readonly spent: readonly (Spot & { readonly team: Team; readonly kinds: readonly CardKind[] })[];
  readonly photos: readonly (Spot & { readonly rider: Rider; readonly photos: readonly Photo[] })[];
  readonly cars: readonly RiderCount[];
  /** Chance cards left, all others laid aside; null: the full stack. */
  readonly stack: (Spot & { readonly counts: readonly number[] }) | null;
  /** Points of the stages ridden before. */
  readonly earlier: readonly (Spot & { readonly stage: StageIndex; readonly points: readonly RiderCount[] })[];
}

export interface RiderCount extends Spot {
  readonly rider: Rider;
  readonly count: number;
}
