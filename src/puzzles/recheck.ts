import { Duel } from './duel.ts';
import { prove, SIGNIFICANCE_Z, type Effort, type RefusalCode } from './examine.ts';
import { aheadOf, puzzleOf, type MiningDeps } from './mine-race.ts';
import { openPuzzle } from './open.ts';
import type { Puzzle } from './puzzle.ts';

/**
 * The 95 % lower bound of the best option's lead over every other one, on fresh luck; options with the same effect
 * are left out.
 */
export function recheckedBound(deps: MiningDeps, puzzle: Puzzle, seed: number, races: number): number {
  const open = openPuzzle(deps.game, deps.content, puzzle);
  if (open === null) return -Infinity;
  const others = open.choices.map((_, i) => i).filter((i) => i !== open.best && puzzle.less[i] !== 0);
  const options = [open.best, ...others].map((i) => open.choices[i]);
  const [best, ...values] = aheadOf(deps).run(open.seen, options, { seed, from: 0, races, look: 'far' });
  return values.reduce((least, one) => {
    const duel = new Duel();
    duel.add(best!, one);
    return Math.min(least, duel.bound(SIGNIFICANCE_Z));
  }, Infinity);
}

/**
 * Proves a puzzle again on fresh luck, after a change of the imagined races or of the bots.
 * @returns the puzzle with its new figures, or why it is none
 */
export function proveAgain(deps: MiningDeps, puzzle: Puzzle, seed: number, effort: Effort): Puzzle | RefusalCode {
  const open = openPuzzle(deps.game, deps.content, puzzle);
  if (open === null) return 'not-clear';
  const { seen, choices, best, medium } = open;
  const proof = prove({ game: deps.game, trials: aheadOf(deps) }, seen, choices, { best, medium }, seed, effort);
  if (typeof proof === 'string') return proof;
  const { reason, off } = puzzle;
  return puzzleOf(deps, puzzle.id, puzzle.setup, seen, choices, seed, { ...proof, best, medium, reason, off });
}
