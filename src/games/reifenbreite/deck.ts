/**
 * The chance cards: 13 kinds with what each does, as data (UR 7), and how many there are of each (ours: the canon's page on them; a
 * set-up may bring its own). One executor in `rules/chance.ts` reads the fields.
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
export type ChanceKind = (typeof CHANCE_KINDS)[number];
export const CHANCE_KIND_COUNT = CHANCE_KINDS.length;

export interface ChanceEffect {
  /** Added to the 7. */
  readonly plus: number;
  /** Nobody may follow. */
  readonly alone: boolean;
  readonly loses: boolean;
  readonly gains: boolean;
  /** The rider does not move this round. */
  readonly stops: boolean;
  readonly falls: boolean;
  readonly photo: boolean;
  /** A die to roll: `again` instead of the 7, `extra` on top of it. */
  readonly die: 'none' | 'again' | 'extra';
}

const plain: ChanceEffect = { plus: 0, alone: false, loses: false, gains: false, stops: false, falls: false, photo: false, die: 'none' };

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

/** The numbers of each kind as the canon sets them (22 cards). Ours, not the publisher's: players who own the box may enter their own. */
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
