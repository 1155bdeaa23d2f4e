/**
 * What managers do and what chance answers. Places are course places, riders indices, cards kinds (`riders.ts`); names live
 * in `action-text.ts`.
 */
import type { CardKind, ChanceCard, Die, Photo, Place, Rider } from './vocabulary.ts';

export type Action =
  /** UR 5.1: a rider onto a starting dot. */
  | { readonly type: 'place'; readonly rider: Rider; readonly at: Place }
  /** UR 16: the lead goes to a rider of the same manager. */
  | { readonly type: 'swap'; readonly rider: Rider }
  /** UR 16: another manager's rider is asked to take the lead. */
  | { readonly type: 'ask'; readonly rider: Rider }
  | { readonly type: 'agree' }
  | { readonly type: 'refuse' }
  /** UR 5.3: two dice. */
  | { readonly type: 'dice' }
  /** UR 6: one or two energy cards, card for die; UR 6.1. */
  | { readonly type: 'cards'; readonly cards: readonly CardKind[]; readonly breakaway: boolean }
  /** UR 14: the chase car, one die + 6, or no die and 12. */
  | { readonly type: 'car'; readonly dice: number }
  /** UR 7: the card taken back, the card lost. */
  | { readonly type: 'take'; readonly card: CardKind }
  | { readonly type: 'give'; readonly card: CardKind }
  | { readonly type: 'move'; readonly to: Place }
  /** UR 5.4 */
  | { readonly type: 'follow' }
  | { readonly type: 'stay' }
  /** Chance: dice. */
  | { readonly type: 'roll'; readonly dice: readonly Die[] }
  /** Chance: a photo card, 1 to 6. */
  | { readonly type: 'photo'; readonly photo: Photo }
  /** Chance: a chance card, index into CHANCE_KINDS. */
  | { readonly type: 'card'; readonly card: ChanceCard };

export const ACTION_TYPES = [
  'place',
  'swap',
  'ask',
  'agree',
  'refuse',
  'dice',
  'cards',
  'car',
  'take',
  'give',
  'move',
  'follow',
  'stay',
  'roll',
  'photo',
  'card',
] as const satisfies readonly Action['type'][];

/** What is decided now. `verdict`: the photo cards after the race (UR 14). */
export const PHASES = [
  'start-roll',
  'place',
  'turn',
  'answer',
  'dice',
  'photo',
  'card',
  'extra',
  'take',
  'give',
  'move',
  'follow',
  'verdict',
  'over',
] as const;
export type Phase = (typeof PHASES)[number];

/** A phase's number: where it stands in `PHASES`. Literal numbers, so that an engine folds them. */
export const PHASE = {
  'start-roll': 0,
  place: 1,
  turn: 2,
  answer: 3,
  dice: 4,
  photo: 5,
  card: 6,
  extra: 7,
  take: 8,
  give: 9,
  move: 10,
  follow: 11,
  verdict: 12,
  over: 13,
} as const satisfies Readonly<Record<Phase, number>>;
