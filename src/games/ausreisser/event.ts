import type { Phase } from './action.ts';

/** How a hill was laid (DA 4.1). */
export const HILL_HOW = ['with-card', 'out-of-turn'] as const;
export type HillHow = (typeof HILL_HOW)[number];

/** What happened. `evolve` needs nothing else. Riders are seats, cards kinds, speeds km/h; minutes and totals are those after the event. */
export type Event =
  // ---- DA 2 ----
  | { readonly type: 'lead-drawn'; readonly rider: number; readonly card: number }
  /** These draw again. */
  | { readonly type: 'lead-tied'; readonly riders: readonly number[] }
  /** The stock was too small for another draw: all cards shown are shuffled again. */
  | { readonly type: 'lead-shuffled' }
  | { readonly type: 'lead-won'; readonly rider: number }
  /** All cards are shuffled; the leader wears the jersey. */
  | { readonly type: 'stage-began'; readonly stage: number; readonly leader: number }
  | { readonly type: 'dealt'; readonly rider: number; readonly card: number }
  /** `dealt` and `drew`, as everybody else sees them. */
  | { readonly type: 'dealt-hidden'; readonly rider: number }
  // ---- DA 3 ----
  /**
   * What is decided next and by whom (who draws, where chance answers; -1 when the game is over). `cards`: how many this step still draws; a
   * head wind among them adds one.
   */
  | { readonly type: 'due'; readonly what: Phase; readonly rider: number; readonly cards: number }
  | { readonly type: 'turn-began'; readonly rider: number }
  | { readonly type: 'drew'; readonly rider: number; readonly card: number }
  | { readonly type: 'drew-hidden'; readonly rider: number }
  | { readonly type: 'laid'; readonly rider: number; readonly card: number; readonly spurts: number }
  /** DA 3.1: the leader sets the tempo. */
  | { readonly type: 'led'; readonly rider: number; readonly speed: number }
  /** DA 3.2, from the bunch: the lead taken, the wind shadow, dropped. `hill`: DA 4.1 decided. */
  | { readonly type: 'took-lead'; readonly rider: number; readonly from: number; readonly speed: number }
  | { readonly type: 'sheltered'; readonly rider: number; readonly speed: number; readonly tempo: number }
  | {
      readonly type: 'dropped';
      readonly rider: number;
      readonly speed: number;
      readonly tempo: number;
      readonly minutes: number;
      readonly hill: boolean;
    }
  /** Nothing lost, nothing won: under a hill in the bunch, or dropped and level. */
  | { readonly type: 'kept-up'; readonly rider: number; readonly speed: number; readonly tempo: number; readonly hill: boolean }
  /** DA 3.3, dropped: `change` minutes more, or that many given back. */
  | {
      readonly type: 'lost';
      readonly rider: number;
      readonly speed: number;
      readonly tempo: number;
      readonly change: number;
      readonly minutes: number;
    }
  | {
      readonly type: 'won-back';
      readonly rider: number;
      readonly speed: number;
      readonly tempo: number;
      readonly change: number;
      readonly minutes: number;
    }
  // ---- DA 4 ----
  /** A hill, onto the leader's pile; `tempo`: as it is now. */
  | { readonly type: 'hill-laid'; readonly rider: number; readonly leader: number; readonly how: HillHow; readonly tempo: number }
  | { readonly type: 'hill-over' }
  /** Asked, and laid no hill. */
  | { readonly type: 'passed'; readonly rider: number }
  | { readonly type: 'wind-laid'; readonly rider: number }
  /** DA 4.4: a hand without a speed card, and without head winds, which are laid. */
  | { readonly type: 'hand-shown'; readonly rider: number; readonly hills: number; readonly spurts: number }
  | { readonly type: 'discarded'; readonly rider: number; readonly card: number }
  | { readonly type: 'turn-empty'; readonly rider: number }
  // ---- DA 5 ----
  /** Points of every rider by seat; `leader` wears yellow. */
  | { readonly type: 'stage-ended'; readonly stage: number; readonly leader: number; readonly points: readonly number[] };

export type EventType = Event['type'];
