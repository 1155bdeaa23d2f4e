/** A position of a race, as a scenario's file says it. Reading it is `position-words.ts`, setting it up `position.ts`. */
import type { Spot } from '../../../scenario/index.ts';
import type { MovedHow } from '../event.ts';

/** Riders and teams are inner numbers; spaces are still names, because only the course knows them. */
export interface RiderAt extends Spot {
  readonly rider: number;
  /** `B17.2`, `B17.2@2`; null: home, finished and taken off in an earlier round. */
  readonly space: string | null;
  readonly how: MovedHow;
  /** Place in the order of finishing; 0: still racing. */
  readonly rank: number;
  /** Lines he has been over where that is more than his space says (UR 15: taken back over a line); -1: by his space. */
  readonly over: number;
}

/** A position of a race, as a file says it. */
export interface Position extends Spot {
  /** From 0. */
  readonly stage: number;
  /** 0: the teams are placing their riders. */
  readonly round: number;
  /** Round 0: the team that places first; -1 else. */
  readonly first: number;
  /** What the rider whose turn it is has made of dice and cards, the surface counted: he is asked where to ride. Null: he is asked how to make his points. */
  readonly points: (Spot & { readonly count: number; readonly who: 'alone' | 'may-follow' }) | null;
  readonly riders: readonly RiderAt[];
  /** What becomes of the riders who are not named: the rearmost spaces of the road, or home after all who finished. */
  readonly others: 'back' | 'home' | null;
  readonly othersHow: MovedHow;
  readonly sprints: readonly (Spot & { readonly name: string; readonly riders: readonly number[] })[];
  readonly jersey: (Spot & { readonly rider: number }) | null;
  readonly jerseyPoints: readonly RiderCount[];
  readonly spent: readonly (Spot & { readonly team: number; readonly kinds: readonly number[] })[];
  readonly photos: readonly (Spot & { readonly rider: number; readonly photos: readonly number[] })[];
  readonly cars: readonly RiderCount[];
  /** Chance cards left, all others laid aside; null: the full stack. */
  readonly stack: (Spot & { readonly counts: readonly number[] }) | null;
  /** Points of the stages ridden before. */
  readonly earlier: readonly (Spot & { readonly stage: number; readonly points: readonly RiderCount[] })[];
}

export interface RiderCount extends Spot {
  readonly rider: number;
  readonly count: number;
}
