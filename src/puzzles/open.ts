import type { AnyBot } from '../bots/index.ts';
import type { AnyGame, Content } from '../kit/index.ts';
import type { Puzzle } from './puzzle.ts';

/** A puzzle ready to be solved. */
export interface OpenPuzzle {
  readonly config: unknown;
  readonly seen: unknown;
  readonly choices: readonly unknown[];
  /** Index of the best. */
  readonly best: number;
  readonly medium: number;
}

/** Null if it cannot be opened: it was found by other rules, or is damaged. */
export function openPuzzle(
  game: AnyGame,
  content: Content,
  puzzle: Pick<Puzzle, 'setup' | 'state' | 'best' | 'medium' | 'less'>,
): OpenPuzzle | null {
  const config = game.configure(puzzle.setup, content);
  if (!config.ok) return null;
  const seen = game.parseState(config.value, puzzle.state);
  if (!seen.ok) return null;
  const choices = game.choices(seen.value);
  const texts = choices.map((option) => game.actions.format(seen.value, option));
  const best = texts.indexOf(puzzle.best);
  const medium = texts.indexOf(puzzle.medium);
  if (best < 0 || medium < 0 || choices.length !== puzzle.less.length) return null;
  return { config: config.value, seen: seen.value, choices, best, medium };
}

/** Whether the reason for the best option would not fit Medium's choice as well. */
export function tellsApart(game: AnyGame, content: Content, medium: AnyBot, puzzle: Puzzle): boolean {
  const open = openPuzzle(game, content, puzzle);
  if (open === null) return false;
  const other = medium.explain?.(open.seen, open.choices, open.choices[open.medium]) ?? null;
  return other === null || other.code !== puzzle.reason.code || JSON.stringify(other.facts) !== JSON.stringify(puzzle.reason.facts);
}
