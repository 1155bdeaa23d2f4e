import type { Content } from '../kit/index.ts';
import type { Effort } from './examine.ts';

/** A race in which puzzles are looked for. */
export interface PuzzleRace {
  readonly setup: Readonly<Record<string, unknown>>;
  /** Names of bots, one a seat. */
  readonly bots: readonly string[];
}

/** What a game adds to puzzles. A theme of its own has its word in `content/GAME/words/LANGUAGE/screen.json` (`theme-NAME`); those that several games have are in the house's `puzzles.json`. */
export interface PuzzleSide<State, Action> {
  /** What a puzzle may be about, in the order in which people are offered them. */
  readonly themes: readonly string[];
  /** Race n's set-up and field: by n, all there are come round in turn. */
  field(n: number, content: Content): PuzzleRace;
  /** What a position is about where this is the best option, and Medium would do that instead; one of `themes`. */
  theme(seen: State, best: Action, instead: Action): string;
  readonly effort: Effort;
  /** Who is asked, weakest first; the last one looks ahead as far as any. */
  readonly asked: readonly string[];
}

/** One whose inner types the holder does not need. */
export type AnyPuzzleSide = PuzzleSide<unknown, unknown>;
