/**
 * DA 1: the 99 cards. A card is its kind: 0 to 11 for the speeds 39 to 50 km/h, then the three specials, in the
 * order in which the cards of a turn are named.
 */
import type { CardKind, Speed } from './vocabulary.ts';

/** The slowest card, in km/h. */
export const MIN_SPEED_CARD = 39;
const MAX_SPEED_CARD = 50;
/** How many different speeds the cards have; they are the kinds from 0 on. */
export const SPEED_KINDS = MAX_SPEED_CARD - MIN_SPEED_CARD + 1;
/** The kind of a spurt, 2 km/h more (DA 4.2). */
export const SPURT = 12;
/** The kind of a hill climb (DA 4.1). */
export const HILL = 13;
/** The kind of a headwind, 2 km/h less (DA 4.3). */
export const WIND = 14;
/** How many kinds of cards there are. */
export const KIND_COUNT = 15;

const SPEEDS = Array.from({ length: SPEED_KINDS }, (_, kind) => String(MIN_SPEED_CARD + kind));
/** The special cards by name, in the order of their kinds. */
export const SPECIAL_CARDS = ['spurt', 'hill', 'wind'] as const;
/** Card names by kind. */
export const CARD_NAMES: readonly string[] = [...SPEEDS, ...SPECIAL_CARDS];

/** One of the special cards. */
export type SpecialCard = (typeof SPECIAL_CARDS)[number];

/** Number of cards of each kind in the full game. */
export const FULL_DECK: readonly number[] = [...SPEEDS.map(() => 7), 5, 5, 5];
/** The full deck without these special cards. */
export const deckWithout = (specials: readonly SpecialCard[]): readonly number[] =>
  FULL_DECK.map((count, kind) => (specials.some((name) => name === CARD_NAMES[kind]) ? 0 : count));
export const MAX_OF_A_KIND = 7;
export const HILL_COUNT = 5;
export const SPURT_COUNT = 5;
export const WIND_COUNT = 5;

/** Whether a card is a speed card and not a special. */
export const isSpeed = (kind: CardKind): boolean => kind < SPEED_KINDS;
/** The speed of a card in km/h; a special counts 0 (DA 2). */
export const speedOf = (kind: CardKind): Speed => (kind < SPEED_KINDS ? MIN_SPEED_CARD + kind : 0);

/** DA 2: cards dealt to a hand, and its size with the card of the turn (DA 3, step 1). */
export const HAND_DEALT = 6;
export const FULL_HAND = 7;

/** Effect of a spurt or headwind in km/h (DA 4.2, 4.3); the maximum speeds on the flat and under a hill (DA 3). */
export const SPECIAL_CARD_KMH = 2;
/** The highest final speed on the flat, in km/h (DA 3). */
export const MAX_SPEED = 52;
export const MAX_HILL_SPEED = 50;

/** Returns the *final speed* of a card in km/h (DA 3). */
export function finalSpeed(card: CardKind, spurts: number, winds: number, road: 'flat' | 'hill'): Speed {
  return Math.min(speedOf(card) + SPECIAL_CARD_KMH * (spurts - winds), road === 'hill' ? MAX_HILL_SPEED : MAX_SPEED);
}
