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

/** The words of a text of numbers: each with its column, from 1, and the number and count that it is split into. */
const wordsOf = (text: string) =>
  [...text.matchAll(/\S+/g)].map(({ 0: word, index }) => ({ word, column: index + 1, parts: word.split('x') }));

/**
 * Parses the output of `formatNumbers` into an array of the right length, which the set-up determines.
 * @returns the array, or a problem with its column; the array is then half filled and useless
 */
export function parseNumbers(text: string, into: Int16Array): Result<Int16Array, Problem> {
  let at = 0;
  for (const { word, column, parts } of wordsOf(text)) {
    if (!/^-?\d{1,5}(x\d{1,5})?$/.test(word)) return fail({ code: 'state-unreadable', column, facts: { found: word.slice(0, 20) } });
    const end = at + Number(parts[1] ?? 1);
    if (end > into.length) return fail({ code: 'state-too-long', column, facts: { expected: into.length } });
    into.fill(Number(parts[0]), at, end);
    at = end;
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
  const word = wordsOf(text).find(({ parts }) => (at += Number(parts[1] ?? 1)) > index);
  return { code: 'state-impossible', column: word?.column ?? text.length + 1, facts: { found: word?.parts[0] ?? '', number: index + 1 } };
}
