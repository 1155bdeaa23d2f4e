import type { Problem, Result } from './result.ts';
import { fail, ok } from './result.ts';

/** Formats the numbers of a compact state as one line, with runs of equal numbers shortened (`0x40`). */
export function formatNumbers(numbers: ArrayLike<number>): string {
  const { length } = numbers;
  let text = '';
  for (let i = 0; i < length;) {
    const number = numbers[i]!;
    const first = i++;
    while (i < length && numbers[i] === number) i++;
    if (first > 0) text += ' ';
    text += number;
    if (i - first > 1) text += `x${i - first}`;
  }
  return text;
}

/**
 * Parses the output of `formatNumbers` into an array of the right length, which the set-up determines.
 * @returns the array, or a problem with its column; the array is then half filled and useless
 */
export function parseNumbers(text: string, into: Int16Array): Result<Int16Array, Problem> {
  let at = 0;
  for (const match of text.matchAll(/\S+/g)) {
    const parts = /^(-?\d{1,5})(?:x(\d{1,5}))?$/.exec(match[0]);
    const column = match.index + 1;
    if (parts === null) return fail({ code: 'state-unreadable', column, facts: { found: match[0].slice(0, 20) } });
    const n = Number(parts[2] ?? 1);
    if (at + n > into.length) return fail({ code: 'state-too-long', column, facts: { expected: into.length } });
    into.fill(Number(parts[1]), at, at + n);
    at += n;
  }
  if (at !== into.length) return fail({ code: 'state-too-short', column: text.length + 1, facts: { expected: into.length, found: at } });
  return ok(into);
}

/**
 * The problem for an impossible number in a text that `parseNumbers` has read.
 * @param index position of the number, from 0
 */
export function impossibleNumber(text: string, index: number): Problem {
  let at = 0;
  for (const match of text.matchAll(/\S+/g)) {
    const [found = '', times = '1'] = match[0].split('x');
    at += Number(times);
    if (at > index) return { code: 'state-impossible', column: match.index + 1, facts: { found, number: index + 1 } };
  }
  return { code: 'state-impossible', column: text.length + 1, facts: { found: '', number: index + 1 } };
}
