import { Duel } from './duel.ts';
import { SIGNIFICANCE_Z } from './examine.ts';
import { aheadOf, type MiningDeps } from './mine-race.ts';
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
