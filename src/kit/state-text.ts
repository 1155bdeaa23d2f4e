import { firstViolation, type Invariant } from './invariants.ts';
import { formatNumbers, parseNumbers, wrongNumber } from './numbers.ts';
import { fail, ok, type Problem, type Result } from './result.ts';

/** A compact state: all of it is these numbers. */
interface Numbers {
  readonly d: Int16Array;
}

/**
 * The text form of a compact state: its numbers. Read back only with the same set-up.
 * @param create an empty state of a set-up
 * @param lawsOf what every position keeps to, told by the index of a number: what breaks one is not read, so that a state that was read can be ridden on
 */
export function stateText<C, S extends Numbers>(create: (config: C) => S, lawsOf: (s: S) => Iterable<Invariant<number>>) {
  return {
    formatState: (s: S): string => formatNumbers(s.d),
    parseState: (config: C, text: string): Result<S, Problem> => {
      const s = create(config);
      const read = parseNumbers(text, s.d);
      if (!read.ok) return read;
      const wrong = firstViolation(lawsOf(s));
      return wrong === null ? ok(s) : fail(wrongNumber(text, wrong));
    },
  };
}
