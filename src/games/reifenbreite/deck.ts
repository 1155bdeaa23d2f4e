/**
 * The chance cards: the 13 kinds with their effects as data (UR 7), and the number of each (defined in our rules
 * document; a set-up may use other numbers). `rules/chance.ts` applies the effects.
 */

export const CHANCE_KINDS = [
  'photo',
  'gain',
  'lose',
  'stop',
  'one-die',
  'extra-die',
  'fall',
  'fall-lose',
  'plus-2-alone',
  'plus-3',
  'plus-4',
  'plus-4-alone',
  'plus-4-lose',
] as const;
/** A kind of chance card, by its name (UR 7). */
export type ChanceKind = (typeof CHANCE_KINDS)[number];
export const CHANCE_KIND_COUNT = CHANCE_KINDS.length;

/** The effects of a kind of chance card (UR 7). */
export interface ChanceEffect {
  /** Points added to the 7. */
  readonly plus: number;
  /** No rider may follow. */
  readonly alone: boolean;
  readonly loses: boolean;
  readonly gains: boolean;
  /** The rider does not move this round. */
  readonly stops: boolean;
  readonly falls: boolean;
  readonly photo: boolean;
  /** A die to roll: `again` replaces the 7, `extra` adds to it. */
  readonly die: 'none' | 'again' | 'extra';
}

const plain: ChanceEffect = { plus: 0, alone: false, loses: false, gains: false, stops: false, falls: false, photo: false, die: 'none' };

/** What each kind of chance card does (UR 7). */
export const CHANCE_EFFECTS: Readonly<Record<ChanceKind, ChanceEffect>> = {
  photo: { ...plain, photo: true },
  gain: { ...plain, gains: true },
  lose: { ...plain, loses: true },
  stop: { ...plain, stops: true },
  'one-die': { ...plain, die: 'again' },
  'extra-die': { ...plain, die: 'extra' },
  fall: { ...plain, falls: true },
  'fall-lose': { ...plain, falls: true, loses: true },
  'plus-2-alone': { ...plain, plus: 2, alone: true },
  'plus-3': { ...plain, plus: 3 },
  'plus-4': { ...plain, plus: 4 },
  'plus-4-alone': { ...plain, plus: 4, alone: true },
  'plus-4-lose': { ...plain, plus: 4, loses: true },
};

/** What one die of the fall table brings after a 7, from 1 to 6: a fall (UR 7.1), a round without a move, or the 7. */
export const FALL_TABLE = ['falls', 'stops', 'rides', 'rides', 'rides', 'rides'] as const;

/**
 * The default number of each kind, 22 cards in all. They are ours, not the publisher's; players who own the box may
 * enter their own.
 */
export const STANDARD_DECK: Readonly<Record<ChanceKind, number>> = {
  photo: 1,
  gain: 2,
  lose: 2,
  stop: 2,
  'one-die': 2,
  'extra-die': 2,
  fall: 3,
  'fall-lose': 2,
  'plus-2-alone': 1,
  'plus-3': 2,
  'plus-4': 1,
  'plus-4-alone': 1,
  'plus-4-lose': 1,
};
