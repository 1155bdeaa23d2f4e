import type { AnyGame } from '../kit/index.ts';
import type { Better, CardChoice } from './analysis.ts';
import type { BySeat } from './evaluation.ts';

/** What the comparison of a choice with its alternatives found. Plain data, because one worker sends it to another. */
export interface Finding {
  /** The entry, from 1. */
  readonly n: number;
  /** Whether it was compared, and was significantly better than all alternatives. */
  readonly looked: boolean;
  readonly best: boolean;
  /** By seat, for a mistake: what the best option would have brought in addition. */
  readonly lost: BySeat | null;
  readonly better: Better | null;
  readonly card: CardChoice | null;
}

/** Whether the entry was a choice between several options. */
export const isChoice = (game: AnyGame, s: unknown, seat: number): boolean => seat >= 0 && game.choices(s).length > 1;
