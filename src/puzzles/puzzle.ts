import type { Reason } from '../kit/index.ts';

/** A position with one best option, as a mine brings it. Actions are texts of the game (`Game.actions`), points those of the final table. */
export interface Puzzle {
  /** Race and decision of the mine that it comes from: `7-112`. */
  readonly id: string;
  readonly setup: Readonly<Record<string, unknown>>;
  /** `Game.formatState` of the position as the seat that decides sees it. */
  readonly state: string;
  readonly best: string;
  /** What Medium would do. */
  readonly medium: string;
  /** What each of the game's options is worth less than the best, in tenths of a point. */
  readonly less: readonly number[];
  /** The best is better than every other by at least so much, at 95 %; and the imagined races that say so. */
  readonly bound: number;
  readonly races: number;
  /** By how much it was better than Medium's choice in races to the end. */
  readonly end: number;
  readonly reason: Reason;
  readonly theme: string;
  /** By how many points Medium held the best worse than its own. */
  readonly off: number;
  /** Who of the others that were asked did not find it. */
  readonly missed: readonly string[];
}

/** 1: the least. */
export type Difficulty = 1 | 2 | 3;
export const DIFFICULTIES: readonly Difficulty[] = [1, 2, 3];

/** Points by which Medium is far off; options that are several, and many. */
const FAR_OFF = 1;
const SEVERAL = 3;
const MANY = 8;

/** By how far Medium is off, how many options there are, and who of the others finds it. */
export function difficultyOf({ missed, off, less }: Pick<Puzzle, 'missed' | 'off' | 'less'>): Difficulty {
  const hard = missed.length + Number(off > FAR_OFF) + Number(less.length > SEVERAL) + Number(less.length > MANY);
  return hard <= 1 ? 1 : hard === 2 ? 2 : 3;
}
