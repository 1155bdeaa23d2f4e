/**
 * Events, actions and questions with names: riders by name, cards as `45` or `spurt`, stages from 1. The command
 * line and the sentences use these; the page uses seats and the events themselves. `event-text.ts` and
 * `action-text.ts` create them from the tables of the text forms.
 */
import type { GameNames, Seat } from '../../kit/index.ts';
import type { Phase } from './action.ts';
import type { HillHow } from './event.ts';
import type { Minutes, Points, Speed, Tempo } from './vocabulary.ts';

/** A rider's name. */
export type RiderName = string;
/** A card's name. */
export type CardName = string;
/** A stage, counted from 1. */
export type Ordinal = number;

/** An event with the names of riders and cards. */
export type NamedEvent =
  | { readonly type: 'lead-drawn' | 'dealt' | 'drew' | 'discarded'; readonly rider: RiderName; readonly card: CardName }
  | { readonly type: 'lead-tied'; readonly riders: readonly RiderName[] }
  | { readonly type: 'lead-shuffled' | 'hill-over' }
  | { readonly type: 'stage-began'; readonly stage: Ordinal; readonly leader: RiderName }
  | {
      readonly type: 'lead-won' | 'dealt-hidden' | 'turn-began' | 'drew-hidden' | 'passed' | 'wind-laid' | 'turn-empty';
      readonly rider: RiderName;
    }
  | { readonly type: 'forgot'; readonly rider: RiderName; readonly cards: number }
  | { readonly type: 'due'; readonly what: Phase; readonly rider: RiderName | null; readonly cards: number }
  | { readonly type: 'laid'; readonly rider: RiderName; readonly card: CardName; readonly spurts: number }
  | { readonly type: 'led'; readonly rider: RiderName; readonly speed: Speed }
  | { readonly type: 'took-lead'; readonly rider: RiderName; readonly from: RiderName; readonly speed: Speed }
  | { readonly type: 'sheltered'; readonly rider: RiderName; readonly speed: Speed; readonly tempo: Tempo }
  | {
      readonly type: 'dropped';
      readonly rider: RiderName;
      readonly speed: Speed;
      readonly tempo: Tempo;
      readonly minutes: Minutes;
      readonly hill: boolean;
    }
  | { readonly type: 'kept-up'; readonly rider: RiderName; readonly speed: Speed; readonly tempo: Tempo; readonly hill: boolean }
  | {
      readonly type: 'lost' | 'won-back';
      readonly rider: RiderName;
      readonly speed: Speed;
      readonly tempo: Tempo;
      readonly change: Minutes;
      readonly minutes: Minutes;
    }
  | {
      readonly type: 'hill-laid';
      readonly rider: RiderName;
      readonly leader: RiderName;
      readonly how: HillHow;
      readonly tempo: Tempo;
    }
  | { readonly type: 'hand-shown'; readonly rider: RiderName; readonly hills: number; readonly spurts: number; readonly winds: number }
  | { readonly type: 'stage-ended'; readonly stage: Ordinal; readonly leader: RiderName; readonly points: readonly Points[] };

/** An action with the names of its cards. */
export type NamedAction =
  | {
      readonly type: 'lay';
      readonly cards: readonly CardName[];
      /** The cards by role: the speed card (null if there is none), the number of spurts, whether there is a hill. */
      readonly card: CardName | null;
      readonly spurts: number;
      readonly hill: boolean;
    }
  | { readonly type: 'hill' | 'pass' | 'take' }
  | { readonly type: 'discard' | 'draw'; readonly card: CardName };

/** The pending question to a rider or to chance, or the end of the game. */
export type Pending =
  | Question<'lead' | 'deal' | 'draw' | 'spurt' | 'refill', { readonly rider: RiderName; readonly cards: number }>
  | Question<'draw-or-lay', { readonly rider: RiderName; readonly tempo: Tempo; readonly hill: boolean; readonly cards: number }>
  | Question<'lay' | 'discard', { readonly rider: RiderName; readonly tempo: Tempo; readonly hill: boolean }>
  | Question<'hill', { readonly rider: RiderName; readonly tempo: Tempo; readonly hill: boolean; readonly leader: RiderName }>
  | Question<'over', Readonly<Record<string, never>>>;

interface Question<Kind extends Phase, Facts> {
  readonly seat: Seat;
  readonly kind: Kind;
  readonly facts: Facts;
}

/** The names that pages use for Der Ausreißer. */
export interface Names extends GameNames {
  readonly event: NamedEvent;
  readonly action: NamedAction;
  readonly pending: Pending;
}
