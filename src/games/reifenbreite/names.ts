/**
 * Events, actions and questions with names: riders by jersey number, spaces as `B17.2` (with the lap if it is not
 * the first: `B17.2@2`), energy cards as `21-6M`, managers and stages from 1. Pages and the command line use these.
 * `event-text.ts` and `action-text.ts` create them from the tables of the text forms.
 */
import type { Surface } from '../../course/index.ts';
import type { GameNames, Seat } from '../../kit/index.ts';
import type { Phase } from './action.ts';
import type { ChanceKind } from './deck.ts';
import type { TeamName } from './riders.ts';
import type { Die, MovePoints, Photo, Points, Rank, RiderNumber, Round, WayLength } from './vocabulary.ts';

/** A space's name. */
export type SpaceName = string;
/** An energy card's name. */
export type CardName = string;
/** A manager or a stage, counted from 1. */
export type Ordinal = number;
/** A line of the course: its number in crossing order, from 1, and its letter. */
export interface NamedLine {
  readonly number: Ordinal;
  readonly name: string;
}

/** An event with the numbers of riders and the names of spaces, cards and lines. */
export type NamedEvent =
  | { readonly type: 'race-began'; readonly stage: Ordinal }
  | { readonly type: 'start-rolled'; readonly manager: Ordinal; readonly dice: readonly Die[] }
  | { readonly type: 'start-tied'; readonly managers: readonly Ordinal[] }
  | { readonly type: 'start-won'; readonly manager: Ordinal; readonly team: TeamName }
  | { readonly type: 'placed'; readonly rider: RiderNumber; readonly at: SpaceName }
  | { readonly type: 'round-began'; readonly round: Round }
  | { readonly type: 'turn-began'; readonly rider: RiderNumber }
  | {
      readonly type: 'due';
      readonly what: Phase;
      readonly rider: RiderNumber | null;
      /** A manager’s ordinal for `start-roll`, a team for `place`, otherwise a rider’s number. */
      readonly asked: number | TeamName | null;
      readonly to: SpaceName | null;
      readonly length: WayLength;
    }
  | { readonly type: 'lead-offered' | 'lead-refused'; readonly rider: RiderNumber; readonly asked: RiderNumber }
  | {
      readonly type: 'lead-changed';
      readonly rider: RiderNumber;
      readonly leader: RiderNumber;
      readonly riderTo: SpaceName;
      readonly leaderTo: SpaceName;
    }
  | { readonly type: 'chose-dice'; readonly rider: RiderNumber }
  | { readonly type: 'played-cards'; readonly rider: RiderNumber; readonly cards: readonly CardName[]; readonly breakaway: boolean }
  | { readonly type: 'held-car'; readonly rider: RiderNumber; readonly dice: number; readonly worth: MovePoints; readonly photos: number }
  | { readonly type: 'rolled'; readonly rider: RiderNumber; readonly dice: readonly Die[]; readonly total: MovePoints }
  | { readonly type: 'photographed'; readonly rider: RiderNumber; readonly photo: Photo }
  | { readonly type: 'stack-renewed'; readonly rider: RiderNumber }
  | {
      readonly type: 'chance-drawn';
      readonly rider: RiderNumber;
      readonly card: ChanceKind;
      readonly photos: number;
      readonly dice: number;
    }
  | { readonly type: 'card-taken' | 'card-lost'; readonly rider: RiderNumber; readonly card: CardName }
  | { readonly type: 'no-card'; readonly rider: RiderNumber; readonly wanted: 'take' | 'give' }
  | {
      readonly type: 'total';
      readonly rider: RiderNumber;
      readonly total: MovePoints;
      readonly change: MovePoints;
      readonly points: MovePoints;
      readonly alone: boolean;
      /** What changed the total; asphalt if nothing did. */
      readonly surface: Surface;
      /** The spaces that cobbles or a climb take off, 0 or more. */
      readonly taken: MovePoints;
    }
  | { readonly type: 'dismounted' | 'blocked' | 'stopped' | 'taken-off'; readonly rider: RiderNumber }
  | { readonly type: 'fell'; readonly rider: RiderNumber; readonly by: RiderNumber }
  | {
      readonly type: 'moved';
      readonly rider: RiderNumber;
      readonly from: SpaceName;
      readonly to: SpaceName;
      readonly length: WayLength;
    }
  | {
      readonly type: 'followed';
      readonly rider: RiderNumber;
      readonly leader: RiderNumber;
      readonly from: SpaceName;
      readonly to: SpaceName;
      readonly length: WayLength;
    }
  | { readonly type: 'stayed'; readonly rider: RiderNumber; readonly leader: RiderNumber }
  | { readonly type: 'crossed'; readonly rider: RiderNumber; readonly line: NamedLine }
  | {
      readonly type: 'sprinted';
      readonly rider: RiderNumber;
      readonly line: NamedLine;
      readonly rank: Rank;
      readonly points: Points;
    }
  /** `from` is null for the first wearer. */
  | { readonly type: 'jersey'; readonly from: RiderNumber | null; readonly to: RiderNumber }
  | { readonly type: 'finished'; readonly rider: RiderNumber; readonly rank: Rank; readonly points: Points }
  | { readonly type: 'jersey-scored'; readonly rider: RiderNumber; readonly points: Points }
  | { readonly type: 'returned'; readonly rider: RiderNumber; readonly to: SpaceName }
  | { readonly type: 'verdict'; readonly photo: Photo }
  | { readonly type: 'disqualified'; readonly rider: RiderNumber; readonly photo: Photo }
  | { readonly type: 'race-ended'; readonly stage: Ordinal; readonly points: readonly Points[] };

/** An action with such names. */
export type NamedAction =
  | { readonly type: 'place'; readonly rider: RiderNumber; readonly at: SpaceName }
  | { readonly type: 'swap' | 'ask'; readonly rider: RiderNumber }
  | { readonly type: 'agree' | 'refuse' | 'dice' | 'follow' | 'stay' }
  | { readonly type: 'cards'; readonly cards: readonly CardName[]; readonly breakaway: boolean }
  | { readonly type: 'car'; readonly dice: number }
  | { readonly type: 'take' | 'give'; readonly card: CardName }
  | { readonly type: 'move'; readonly to: SpaceName }
  | { readonly type: 'roll'; readonly dice: readonly Die[] }
  | { readonly type: 'photo'; readonly photo: Photo }
  | { readonly type: 'card'; readonly card: ChanceKind };

/** The pending question to a seat or to chance, or the end of the race. `options`: the number of choices of a seat. */
export type Pending =
  | Question<'start-roll', { readonly manager: Ordinal }>
  | Question<'place', { readonly team: TeamName; readonly options: number }>
  | Question<'turn' | 'take' | 'give', { readonly rider: RiderNumber; readonly options: number }>
  | Question<'answer', { readonly rider: RiderNumber; readonly asked: RiderNumber; readonly options: number }>
  | Question<'dice' | 'extra', { readonly rider: RiderNumber; readonly dice: number }>
  | Question<'photo' | 'card', { readonly rider: RiderNumber }>
  | Question<'move', { readonly rider: RiderNumber; readonly points: MovePoints; readonly options: number }>
  | Question<
      'follow',
      {
        readonly rider: RiderNumber;
        readonly asked: RiderNumber;
        /** The space behind the leader, and the length of the way to it. */
        readonly to: SpaceName;
        readonly length: WayLength;
        readonly options: number;
      }
    >
  | Question<'verdict' | 'over', Readonly<Record<string, never>>>;

interface Question<Kind extends Phase, Facts> {
  readonly seat: Seat;
  readonly kind: Kind;
  readonly facts: Facts;
}

/** The names that pages use for Um Reifenbreite. */
export interface Names extends GameNames {
  readonly event: NamedEvent;
  readonly action: NamedAction;
  readonly pending: Pending;
}
