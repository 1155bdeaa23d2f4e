import type { Outcome } from './contract.ts';

/** The sum of all weights; throws on a list that no chance could answer (our own mistake: games list at least one outcome, weights are whole and positive). */
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
 * Draws one outcome by weight: a number below the sum of the weights, then the first outcome in the order of listing whose cumulative weight exceeds it.
 * @param below gives a whole number from 0 to n - 1, each equally likely
 */
export function drawOutcome<Action>(outcomes: readonly Outcome<Action>[], below: (n: number) => number): Action {
  let left = below(sumOfWeights(outcomes));
  for (const { action, weight } of outcomes) {
    if (left < weight) return action;
    left -= weight;
  }
  throw new RangeError('the number drawn is not below the sum of the weights');
}
