import type { AnyGame, Content } from '../kit/index.ts';
import { Duel } from './duel.ts';
import { SURE } from './examine.ts';
import { aheadOf, type Mine } from './mine.ts';
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

/** Null where it cannot be: it was found by other rules, or is damaged. */
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

/** By how much the best is better than every other option at least, at 95 %, on luck of its own; options that come to the same left out. */
export function boundAgain(mine: Mine, puzzle: Puzzle, seed: number, races: number): number {
  const open = openPuzzle(mine.game, mine.content, puzzle);
  if (open === null) return -Infinity;
  const others = open.choices.map((_, i) => i).filter((i) => i !== open.best && puzzle.less[i] !== 0);
  const options = [open.best, ...others].map((i) => open.choices[i]);
  const [best, ...values] = aheadOf(mine).ride(open.seen, options, { seed, from: 0, races, look: 'far' });
  return values.reduce((least, one) => {
    const duel = new Duel();
    duel.add(best!, one);
    return Math.min(least, duel.bound(SURE));
  }, Infinity);
}
