/**
 * The actions of managers and of chance. Places, riders and cards are numbers (`riders.ts`); their names are in
 * `action-text.ts`.
 */
import type { CardKind, ChanceCard, Die, Photo, Place, Rider } from './vocabulary.ts';

/** What a manager decides (UR 5 to 7, 14, 16), or what chance answers. */
export type Action =
  /** UR 5.1: puts a rider on a starting dot. */
  | { readonly type: 'place'; readonly rider: Rider; readonly at: Place }
  /** UR 16: gives the lead to a rider of the same manager. */
  | { readonly type: 'swap'; readonly rider: Rider }
  /** UR 16: asks another manager's rider to take the lead. */
  | { readonly type: 'ask'; readonly rider: Rider }
  | { readonly type: 'agree' }
  | { readonly type: 'refuse' }
  /** UR 5.3: two dice. */
  | { readonly type: 'dice' }
  /** UR 6: one or two energy cards, card for die; UR 6.1. */
  | { readonly type: 'cards'; readonly cards: readonly CardKind[]; readonly breakaway: boolean }
  /** UR 14: the chase car with one die and 6 points, or with no die and 12 points. */
  | { readonly type: 'car'; readonly dice: number }
  /** UR 7: the card taken back, or the card given up. */
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
  /** Chance: a chance card, as index into CHANCE_KINDS. */
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

/** The kind of decision that is due. `verdict`: the photo cards after the race (UR 14). */
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
/** One of the kinds of decisions. */
export type Phase = (typeof PHASES)[number];

/** The number of each phase: its index in `PHASES`. Literal numbers, so that the engine folds them. */
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
