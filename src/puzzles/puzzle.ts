import type { Reason } from '../kit/index.ts';

/**
 * A position with one best option, as a mining run finds it. Actions are in the game's text form (`Game.actions`),
 * points are those of the final table.
 */
export interface Puzzle {
  /** Race and decision it comes from: `7-112`. */
  readonly id: string;
  readonly setup: Readonly<Record<string, unknown>>;
  /** `Game.formatState` of the position as the deciding seat sees it. */
  readonly state: string;
  readonly best: string;
  /** Medium's choice. */
  readonly medium: string;
  /** Tenths of a point below the best, for each of the game's options. */
  readonly less: readonly number[];
  /** The 95 % lower bound of the best's lead over every other option, and the number of imagined races behind it. */
  readonly bound: number;
  readonly races: number;
  /** Points of the best above Medium's choice in races to the end. */
  readonly end: number;
  readonly reason: Reason;
  readonly theme: string;
  /** How many points Medium rated the best below its own choice. */
  readonly off: number;
  /** The other bots that did not find it. */
  readonly missed: readonly string[];
}

/** 1 is the easiest. */
export type Difficulty = 1 | 2 | 3;
export const DIFFICULTIES: readonly Difficulty[] = [1, 2, 3];

/** Points beyond which Medium is far off; numbers of options that count as several, and as many. */
const FAR_OFF = 1;
const SEVERAL = 3;
const MANY = 8;

/** From Medium's error, the number of options, and the other bots that find it. */
export function difficultyOf({ missed, off, less }: Pick<Puzzle, 'missed' | 'off' | 'less'>): Difficulty {
  const hard = missed.length + Number(off > FAR_OFF) + Number(less.length > SEVERAL) + Number(less.length > MANY);
  return hard <= 1 ? 1 : hard === 2 ? 2 : 3;
}
