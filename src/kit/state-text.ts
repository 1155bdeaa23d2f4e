import { firstViolation, isBetween, type Invariant } from './invariants.ts';
import { formatNumbers, parseNumbers, impossibleNumber } from './numbers.ts';
import { fail, ok, type Problem, type Result } from './result.ts';

/** A compact state whose only content is these numbers. */
interface Numbers {
  readonly d: Int16Array;
}

/**
 * The invariant that a number of a compact state is within bounds, both included.
 * @param most the same as `least` if left out
 */
export const within = ({ d }: Numbers, at: number, least: number, most = least): Invariant<number> => [at, isBetween(d[at]!, least, most)];

/**
 * Builds the text form of a compact state from its numbers. Reading it back needs the same set-up.
 * @param create makes an empty state of a set-up
 * @param invariantsOf lists the invariants of a position by the index of the number they are about; a text that violates
 * one is rejected, so a state that was read is playable
 */
export function stateText<C, S extends Numbers>(create: (config: C) => S, invariantsOf: (s: S) => Iterable<Invariant<number>>) {
  return {
    /** Writes the numbers of a state. */
    formatState: (s: S): string => formatNumbers(s.d),
    /** Reads them back. Fails with the column of the first number that breaks an invariant. */
    parseState: (config: C, text: string): Result<S, Problem> => {
      const s = create(config);
      const read = parseNumbers(text, s.d);
      if (!read.ok) return read;
      const wrong = firstViolation(invariantsOf(s));
      return wrong === null ? ok(s) : fail(impossibleNumber(text, wrong));
    },
  };
}
