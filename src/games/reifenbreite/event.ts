import type { Seat } from '../../kit/index.ts';
import type { Phase } from './action.ts';
import type {
  AskedParty,
  CardKind,
  ChanceCard,
  Die,
  LineIndex,
  MovePoints,
  Photo,
  Place,
  Points,
  Rank,
  Rider,
  Round,
  StageIndex,
  Team,
  WayLength,
} from './vocabulary.ts';

/** How a rider has used the move of this round; `no`: not yet. */
export const MOVED_HOW = ['no', 'rode', 'followed', 'blocked', 'stopped', 'fell', 'dismounted'] as const;
/** One of the ways to use a move. */
export type MovedHow = (typeof MOVED_HOW)[number];

/**
 * What happened. `evolve` needs nothing else. Riders, places and cards are internal numbers, as in `action.ts`.
 * `turn-began`, `chose-dice`, `played-cards`, `held-car` and `total` also set the next decision; all other events
 * are followed by `due`, which names it. So the pending decision is plain data in the log.
 */
export type Event =
  | { readonly type: 'race-began'; readonly stage: StageIndex }
  | { readonly type: 'start-rolled'; readonly manager: Seat; readonly dice: readonly Die[] }
  | { readonly type: 'start-tied'; readonly managers: readonly Seat[] }
  | { readonly type: 'start-won'; readonly manager: Seat; readonly team: Team }
  | { readonly type: 'placed'; readonly rider: Rider; readonly at: Place }
  | { readonly type: 'round-began'; readonly round: Round }
  /** A turn begins. The rider may change the lead, then choose dice, cards or car. */
  | { readonly type: 'turn-began'; readonly rider: Rider }
  | {
      readonly type: 'due';
      readonly what: Phase;
      /** The rider on turn, or -1 (`start-roll`, `place`, `verdict`). */
      readonly rider: Rider;
      /**
       * `answer`: the rider asked to lead; `follow`: the rider who may follow; `start-roll`: the manager; `place`:
       * the team; otherwise -1.
       */
      readonly asked: AskedParty;
      /** `follow`: the place behind the leader and the length of the way to it; otherwise -1 and 0. */
      readonly to: Place;
      readonly length: WayLength;
    }
  | { readonly type: 'lead-offered'; readonly rider: Rider; readonly asked: Rider }
  | { readonly type: 'lead-refused'; readonly rider: Rider; readonly asked: Rider }
  | {
      readonly type: 'lead-changed';
      readonly rider: Rider;
      readonly leader: Rider;
      /** The new places of the former leader and of the new one. */
      readonly riderTo: Place;
      readonly leaderTo: Place;
    }
  | { readonly type: 'chose-dice'; readonly rider: Rider }
  | { readonly type: 'played-cards'; readonly rider: Rider; readonly cards: readonly CardKind[]; readonly breakaway: boolean }
  /** UR 14: the points without dice, and the photo cards they cost. */
  | { readonly type: 'held-car'; readonly rider: Rider; readonly dice: number; readonly worth: MovePoints; readonly photos: number }
  | { readonly type: 'rolled'; readonly rider: Rider; readonly dice: readonly Die[]; readonly total: MovePoints }
  | { readonly type: 'photographed'; readonly rider: Rider; readonly photo: Photo }
  | { readonly type: 'stack-renewed'; readonly rider: Rider }
  /** `photos`, `dice`: how many the card makes the rider draw and roll. */
  | { readonly type: 'chance-drawn'; readonly rider: Rider; readonly card: ChanceCard; readonly photos: number; readonly dice: number }
  | { readonly type: 'card-taken'; readonly rider: Rider; readonly card: CardKind }
  | { readonly type: 'card-lost'; readonly rider: Rider; readonly card: CardKind }
  | { readonly type: 'no-card'; readonly rider: Rider; readonly wanted: 'take' | 'give' }
  /**
   * UR 5.6, 6 and 7: the sum of dice, cards and chance card; the change by the start space (UR 9); the points to
   * ride. The move is due unless later events say otherwise. `alone`: no rider may follow.
   */
  | {
      readonly type: 'total';
      readonly rider: Rider;
      readonly total: MovePoints;
      readonly change: MovePoints;
      readonly points: MovePoints;
      readonly alone: boolean;
    }
  | { readonly type: 'dismounted'; readonly rider: Rider }
  | { readonly type: 'blocked'; readonly rider: Rider }
  | { readonly type: 'stopped'; readonly rider: Rider }
  /** `by`: the rider the fall spread from; for the first one, himself. */
  | { readonly type: 'fell'; readonly rider: Rider; readonly by: Rider }
  | { readonly type: 'moved'; readonly rider: Rider; readonly from: Place; readonly to: Place; readonly length: WayLength }
  | {
      readonly type: 'followed';
      readonly rider: Rider;
      readonly leader: Rider;
      readonly from: Place;
      readonly to: Place;
      readonly length: WayLength;
    }
  | { readonly type: 'stayed'; readonly rider: Rider; readonly leader: Rider }
  | { readonly type: 'crossed'; readonly rider: Rider; readonly line: LineIndex }
  | { readonly type: 'sprinted'; readonly rider: Rider; readonly line: LineIndex; readonly rank: Rank; readonly points: Points }
  /** `from` is -1 for the first wearer. */
  | { readonly type: 'jersey'; readonly from: Rider; readonly to: Rider }
  | { readonly type: 'finished'; readonly rider: Rider; readonly rank: Rank; readonly points: Points }
  | { readonly type: 'jersey-scored'; readonly rider: Rider; readonly points: Points }
  | { readonly type: 'taken-off'; readonly rider: Rider }
  | { readonly type: 'returned'; readonly rider: Rider; readonly to: Place }
  | { readonly type: 'verdict'; readonly photo: Photo }
  | { readonly type: 'disqualified'; readonly rider: Rider; readonly photo: Photo }
  /** Points of every rider in this race, 0 if disqualified. */
  | { readonly type: 'race-ended'; readonly stage: StageIndex; readonly points: readonly Points[] };

/** The type of an event, as in texts and sentences. */
export type EventType = Event['type'];
