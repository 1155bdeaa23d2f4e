import type { Outcome } from './contract.ts';

/**
 * Returns the sum of all weights. Throws on an empty list, a weight that is not a positive whole number, or a sum
 * above 2^32, since a game must never list those.
 */
export function sumOfWeights(outcomes: readonly Outcome<unknown>[]): number {
  let sum = 0;
  for (const { weight } of outcomes) {
    if (!Number.isInteger(weight) || weight < 1) throw new RangeError(`a weight must be a positive whole number, not ${weight}`);
    sum += weight;
  }
  if (sum < 1 || sum > 0x100000000) throw new RangeError(`weights must sum to 1 .. 2^32, not ${sum}`);
  return sum;
}

/**
 * Draws one outcome by weight. Takes a number below the sum of the weights, then the first outcome in list order
 * whose cumulative weight exceeds it.
 * @param below returns a uniformly distributed whole number from 0 to n - 1
 */
export function drawOutcome<Action>(outcomes: readonly Outcome<Action>[], below: (n: number) => number): Action {
  let left = below(sumOfWeights(outcomes));
  for (const { action, weight } of outcomes) {
    if (left < weight) return action;
    left -= weight;
  }
  throw new RangeError('the number drawn is not below the sum of the weights');
}
