import type { Content } from '../kit/index.ts';
import type { Effort } from './examine.ts';

/** A race to mine for puzzles. */
export interface PuzzleRace {
  readonly setup: Readonly<Record<string, unknown>>;
  /** Names of bots, one a seat. */
  readonly bots: readonly string[];
}

/**
 * What a game adds to puzzles. A theme of its own has its word in `content/GAME/words/LANGUAGE/screen.json`
 * (`theme-NAME`); themes of several games have theirs in the shared `puzzles.json`.
 */
export interface PuzzleSide<State, Action> {
  /** The themes, in the order in which they are offered. */
  readonly themes: readonly string[];
  /** Race n's set-up and field; all combinations take turns. */
  field(n: number, content: Content): PuzzleRace;
  /** The theme of a position where this is the best option and Medium would choose that instead; one of `themes`. */
  theme(seen: State, best: Action, instead: Action): string;
  readonly effort: Effort;
  /** The bots that are asked, weakest first; the last one searches deepest. */
  readonly asked: readonly string[];
}

/** The puzzle side of any game. */
export type AnyPuzzleSide = PuzzleSide<unknown, unknown>;
