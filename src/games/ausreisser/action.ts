/** The actions of riders and of chance. Cards are kinds (`cards.ts`); their names are in `action-text.ts`. */
import type { CardKind } from './vocabulary.ts';

/** What a rider does (DA 3, DA 4), or what chance answers. */
export type Action =
  /**
   * DA 3, step 2: one speed card with any number of spurts and at most one hill. Listed order: speed card, spurts,
   * hill.
   */
  | { readonly type: 'lay'; readonly cards: readonly CardKind[] }
  /** DA 3, step 1, where the table draws by hand: draws the cards of this turn. */
  | { readonly type: 'take' }
  /** DA 4.1, out of turn: the rider asked lays a hill or passes. */
  | { readonly type: 'hill' }
  | { readonly type: 'pass' }
  /** DA 4.4: a special goes onto the pile without effect. */
  | { readonly type: 'discard'; readonly card: CardKind }
  /** Chance: a card from the stock. */
  | { readonly type: 'draw'; readonly card: CardKind };

/**
 * The kind of decision that is due. Chance: `lead` (a card for the lead), `deal`, `draw` (step 1, and DA 4.4),
 * `spurt` (step 3), `refill` (step 5). A rider: `lay`, `discard` (DA 4.4), `hill` (asked out of turn), `draw-or-lay` (draws, or
 * lays without having drawn, where the table draws by hand).
 */
export const PHASES = ['lead', 'deal', 'draw', 'discard', 'lay', 'spurt', 'refill', 'hill', 'over', 'draw-or-lay'] as const;
/** One of the kinds of decisions. */
export type Phase = (typeof PHASES)[number];

/** The number of each phase: its index in `PHASES`. Literal numbers, so that the engine folds them. */
export const PHASE = {
  lead: 0,
  deal: 1,
  draw: 2,
  discard: 3,
  lay: 4,
  spurt: 5,
  refill: 6,
  hill: 7,
  over: 8,
  'draw-or-lay': 9,
} as const satisfies Readonly<Record<Phase, number>>;

/** The types of action that each phase accepts. */
export const ACTIONS_OF: Readonly<Record<Phase, readonly Action['type'][]>> = {
  lead: ['draw'],
  deal: ['draw'],
  draw: ['draw'],
  discard: ['discard'],
  lay: ['lay'],
  spurt: ['draw'],
  refill: ['draw'],
  hill: ['hill', 'pass'],
  over: [],
  'draw-or-lay': ['take', 'lay'],
};
