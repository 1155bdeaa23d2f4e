import type { Phase } from './action.ts';
import type { CardKind, Minutes, Points, Rider, Speed, StageIndex, Tempo } from './vocabulary.ts';

/** How a hill was laid (DA 4.1). */
export const HILL_HOW = ['with-card', 'out-of-turn'] as const;
/** One of the ways to lay a hill. */
export type HillHow = (typeof HILL_HOW)[number];

/**
 * What happened. `evolve` needs nothing else. Riders are seats, cards are kinds, speeds are km/h; minutes and
 * totals are those after the event.
 */
export type Event =
  // ---- DA 2 ----
  | { readonly type: 'lead-drawn'; readonly rider: Rider; readonly card: CardKind }
  /** These riders draw again. */
  | { readonly type: 'lead-tied'; readonly riders: readonly Rider[] }
  /** The stock is too small for another draw, so all shown cards are shuffled back. */
  | { readonly type: 'lead-shuffled' }
  | { readonly type: 'lead-won'; readonly rider: Rider }
  /** All cards are shuffled; the leader wears the jersey. */
  | { readonly type: 'stage-began'; readonly stage: StageIndex; readonly leader: Rider }
  | { readonly type: 'dealt'; readonly rider: Rider; readonly card: CardKind }
  /** `dealt` and `drew` as the other riders see them. */
  | { readonly type: 'dealt-hidden'; readonly rider: Rider }
  // ---- DA 3 ----
  /**
   * The next decision and its rider (the rider who draws if chance answers; -1 when the game is over). `cards`: how
   * many cards this step still draws; a headwind among them adds one.
   */
  | { readonly type: 'due'; readonly what: Phase; readonly rider: Rider; readonly cards: number }
  | { readonly type: 'turn-began'; readonly rider: Rider }
  /** Step 1, where the table draws by hand: the rider lays a card without having drawn these. */
  | { readonly type: 'forgot'; readonly rider: Rider; readonly cards: number }
  | { readonly type: 'drew'; readonly rider: Rider; readonly card: CardKind }
  | { readonly type: 'drew-hidden'; readonly rider: Rider }
  | { readonly type: 'laid'; readonly rider: Rider; readonly card: CardKind; readonly spurts: number }
  /** DA 3.1: the leader sets the tempo. */
  | { readonly type: 'led'; readonly rider: Rider; readonly speed: Speed }
  /** DA 3.2, from the bunch: takes the lead, stays in the slipstream, or is dropped. `hill`: DA 4.1 applied. */
  | { readonly type: 'took-lead'; readonly rider: Rider; readonly from: Rider; readonly speed: Speed }
  | { readonly type: 'sheltered'; readonly rider: Rider; readonly speed: Speed; readonly tempo: Tempo }
  | {
      readonly type: 'dropped';
      readonly rider: Rider;
      readonly speed: Speed;
      readonly tempo: Tempo;
      readonly minutes: Minutes;
      readonly hill: boolean;
    }
  /** No minutes lost or won: under a hill in the bunch, or dropped and level. */
  | { readonly type: 'kept-up'; readonly rider: Rider; readonly speed: Speed; readonly tempo: Tempo; readonly hill: boolean }
  /** DA 3.3, dropped: loses or wins back `change` minutes. */
  | {
      readonly type: 'lost';
      readonly rider: Rider;
      readonly speed: Speed;
      readonly tempo: Tempo;
      readonly change: Minutes;
      readonly minutes: Minutes;
    }
  | {
      readonly type: 'won-back';
      readonly rider: Rider;
      readonly speed: Speed;
      readonly tempo: Tempo;
      readonly change: Minutes;
      readonly minutes: Minutes;
    }
  // ---- DA 4 ----
  /** A hill goes onto the leader's pile; `tempo` is the tempo after it. */
  | { readonly type: 'hill-laid'; readonly rider: Rider; readonly leader: Rider; readonly how: HillHow; readonly tempo: Tempo }
  | { readonly type: 'hill-over' }
  /** The rider was asked and laid no hill. */
  | { readonly type: 'passed'; readonly rider: Rider }
  | { readonly type: 'wind-laid'; readonly rider: Rider }
  /** DA 4.4: a hand without speed cards. Headwinds in it came for a hill and wait for the next turn. */
  | { readonly type: 'hand-shown'; readonly rider: Rider; readonly hills: number; readonly spurts: number; readonly winds: number }
  | { readonly type: 'discarded'; readonly rider: Rider; readonly card: CardKind }
  | { readonly type: 'turn-empty'; readonly rider: Rider }
  // ---- DA 5 ----
  /** Points of every rider by seat; `leader` wears yellow. */
  | { readonly type: 'stage-ended'; readonly stage: StageIndex; readonly leader: Rider; readonly points: readonly Points[] };

/** The type of an event, as in texts and sentences. */
export type EventType = Event['type'];
