import { fail, formatNumbers, ok, parseNumbers, wrongNumber, type Problem, type Result } from '../../kit/index.ts';
import type { Config } from './config.ts';
import { newState, type State } from './state.ts';
import { unsoundNumber } from './sound.ts';

/** The whole state as its numbers. Read back only with the same set-up. */
export function formatState(s: State): string {
  return formatNumbers(s.d);
}

/** A state that keeps the laws of the race (`sound.ts`), so that it can be ridden on. */
export function parseState(config: Config, text: string): Result<State, Problem> {
  const s = newState(config);
  const read = parseNumbers(text, s.d);
  if (!read.ok) return read;
  const wrong = unsoundNumber(s);
  return wrong === null ? ok(s) : fail(wrongNumber(text, wrong));
}
