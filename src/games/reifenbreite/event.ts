import type { Phase } from './action.ts';

/** How a rider has had his move of the round; `no`: not yet. */
export const MOVED_HOW = ['no', 'rode', 'followed', 'blocked', 'stopped', 'fell', 'dismounted'] as const;
export type MovedHow = (typeof MOVED_HOW)[number];

/**
 * What happened. `evolve` needs nothing else. Riders, places and cards are inner numbers, as in `action.ts`.
 * `turn-began`, `chose-dice`, `played-cards`, `held-car` and `total` bring the next decision with them; else `due` says what is decided next. So
 * the pending decision is plain data in the log.
 */
export type Event =
  | { readonly type: 'race-began'; readonly stage: number }
  | { readonly type: 'start-rolled'; readonly manager: number; readonly dice: readonly number[] }
  | { readonly type: 'start-tied'; readonly managers: readonly number[] }
  | { readonly type: 'start-won'; readonly manager: number; readonly team: number }
  | { readonly type: 'placed'; readonly rider: number; readonly at: number }
  | { readonly type: 'round-began'; readonly round: number }
  /** His turn begins: he may change the lead, then choose dice, cards or car. */
  | { readonly type: 'turn-began'; readonly rider: number }
  | {
      readonly type: 'due';
      readonly what: Phase;
      /** Whose turn it is, or -1 (start, verdict). For `start-roll` and `place`: -1. */
      readonly rider: number;
      /** `answer`: the rider asked to lead; `follow`: the rider who may follow; `start-roll`: the manager; `place`: the team; else -1. */
      readonly asked: number;
      /** `follow`: the place behind the leader and the length of the way to it. -1 and 0 else. */
      readonly to: number;
      readonly length: number;
    }
  | { readonly type: 'lead-offered'; readonly rider: number; readonly asked: number }
  | { readonly type: 'lead-refused'; readonly rider: number; readonly asked: number }
  | {
      readonly type: 'lead-changed';
      readonly rider: number;
      readonly leader: number;
      /** New places: of the one who led, and of the one who leads now. */
      readonly riderTo: number;
      readonly leaderTo: number;
    }
  | { readonly type: 'chose-dice'; readonly rider: number }
  | { readonly type: 'played-cards'; readonly rider: number; readonly cards: readonly number[]; readonly breakaway: boolean }
  /** UR 14: what counts without dice, and the photo cards it costs. */
  | { readonly type: 'held-car'; readonly rider: number; readonly dice: number; readonly worth: number; readonly photos: number }
  | { readonly type: 'rolled'; readonly rider: number; readonly dice: readonly number[]; readonly total: number }
  | { readonly type: 'photographed'; readonly rider: number; readonly photo: number }
  | { readonly type: 'stack-renewed'; readonly rider: number }
  /** `photos`, `dice`: what the card has him draw and roll. */
  | { readonly type: 'chance-drawn'; readonly rider: number; readonly card: number; readonly photos: number; readonly dice: number }
  | { readonly type: 'card-taken'; readonly rider: number; readonly card: number }
  | { readonly type: 'card-lost'; readonly rider: number; readonly card: number }
  | { readonly type: 'no-card'; readonly rider: number; readonly wanted: 'take' | 'give' }
  /**
   * UR 5.6, 6 and 7: dice, cards and chance card together; what the space he starts on changes (UR 9); the points he may ride. The move is
   * due, unless the events that follow say otherwise. `alone`: nobody may follow.
   */
  | {
      readonly type: 'total';
      readonly rider: number;
      readonly total: number;
      readonly change: number;
      readonly points: number;
      readonly alone: boolean;
    }
  | { readonly type: 'dismounted'; readonly rider: number }
  | { readonly type: 'blocked'; readonly rider: number }
  | { readonly type: 'stopped'; readonly rider: number }
  /** `by`: the rider it spread from; himself for the one who drew. */
  | { readonly type: 'fell'; readonly rider: number; readonly by: number }
  | { readonly type: 'moved'; readonly rider: number; readonly from: number; readonly to: number; readonly length: number }
  | {
      readonly type: 'followed';
      readonly rider: number;
      readonly leader: number;
      readonly from: number;
      readonly to: number;
      readonly length: number;
    }
  | { readonly type: 'stayed'; readonly rider: number; readonly leader: number }
  | { readonly type: 'crossed'; readonly rider: number; readonly line: number }
  | { readonly type: 'sprinted'; readonly rider: number; readonly line: number; readonly rank: number; readonly points: number }
  /** `from` -1: the first wearer. */
  | { readonly type: 'jersey'; readonly from: number; readonly to: number }
  | { readonly type: 'finished'; readonly rider: number; readonly rank: number; readonly points: number }
  | { readonly type: 'jersey-scored'; readonly rider: number; readonly points: number }
  | { readonly type: 'taken-off'; readonly rider: number }
  | { readonly type: 'returned'; readonly rider: number; readonly to: number }
  | { readonly type: 'verdict'; readonly photo: number }
  | { readonly type: 'disqualified'; readonly rider: number; readonly photo: number }
  /** Points of every rider of this race, disqualified ones 0. */
  | { readonly type: 'race-ended'; readonly stage: number; readonly points: readonly number[] };

export type EventType = Event['type'];
