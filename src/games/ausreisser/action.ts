/** What riders do and what chance answers. Cards are kinds (`cards.ts`); names live in `action-text.ts`. */
import type { CardKind } from './vocabulary.ts';

export type Action =
  /** DA 3, step 2: one speed card with any number of spurts and perhaps a hill. As listed: the speed card, the spurts, the hill. */
  | { readonly type: 'lay'; readonly cards: readonly CardKind[] }
  /** DA 4.1, out of turn: who is asked lays a hill, or does not. */
  | { readonly type: 'hill' }
  | { readonly type: 'pass' }
  /** DA 4.4: a special onto the pile, without effect. */
  | { readonly type: 'discard'; readonly card: CardKind }
  /** Chance: a card from the stock. */
  | { readonly type: 'draw'; readonly card: CardKind };

/**
 * What is decided now. Chance: `lead` (a card for the lead), `deal`, `draw` (step 1, and DA 4.4), `spurt` (step 3), `refill` (step 5). A rider:
 * `lay`, `discard` (DA 4.4), `hill` (asked out of turn).
 */
export const PHASES = ['lead', 'deal', 'draw', 'discard', 'lay', 'spurt', 'refill', 'hill', 'over'] as const;
export type Phase = (typeof PHASES)[number];

/** A phase's number: where it stands in `PHASES`. Literal numbers, so that an engine folds them. */
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
} as const satisfies Readonly<Record<Phase, number>>;
