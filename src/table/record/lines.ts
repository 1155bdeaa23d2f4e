import type { Problem } from '../../kit/index.ts';
import { MAX_RECORD_LENGTH, MAX_RECORD_LINE_LENGTH, parseJson } from '../../kit/index.ts';

/** Carries problems out of the functions that read a record. It never leaves this folder. */
export class Unreadable extends Error {
  readonly problems: readonly Problem[];
  constructor(...problems: readonly Problem[]) {
    super(problems[0]?.code);
    this.problems = problems;
  }
}

export interface Line {
  /** From 1. */
  readonly number: number;
  readonly text: string;
}

export interface Cursor {
  /** The next line that is not skipped; null at the end of the text. */
  peek(): Line | null;
  next(): Line | null;
  /** The number of the last line, when the end has been reached. */
  readonly end: number;
}

const LF = 10;
const CR = 13;

/**
 * Empty lines and lines that begin with `#` are skipped, a byte order mark is allowed, and lines end as on any system. Lines are cut off one by one when they are
 * read, so that a file of nothing but line ends costs no memory.
 */
export function createCursor(text: string): Cursor {
  if (text.length > MAX_RECORD_LENGTH)
    throw new Unreadable({ code: 'record-too-big', facts: { characters: text.length, most: MAX_RECORD_LENGTH } });
  let at = text.startsWith('\uFEFF') ? 1 : 0;
  let number = 0;
  let ahead: Line | null = null;

  /** Whether lines end by LF alone, as in all that is written here. */
  const plain = !text.includes('\r');
  /** Where the line ends that begins at `at`. Without a regular expression, which is too slow for millions of lines. */
  const endOfLine = (): number => {
    if (plain) {
      const found = text.indexOf('\n', at);
      return found < 0 ? text.length : found;
    }
    let end = at;
    for (; end < text.length; end++) {
      const sign = text.charCodeAt(end);
      if (sign === LF || sign === CR) break;
    }
    return end;
  };
  const peek = (): Line | null => {
    while (ahead === null && at <= text.length) {
      number++;
      const begin = at;
      const end = endOfLine();
      const characters = end - begin;
      if (characters > MAX_RECORD_LINE_LENGTH) {
        const facts = { characters, most: MAX_RECORD_LINE_LENGTH };
        throw new Unreadable({ code: 'record-line-too-long', line: number, column: MAX_RECORD_LINE_LENGTH, facts });
      }
      at = end + (text.charCodeAt(end) === CR && text.charCodeAt(end + 1) === LF ? 2 : 1);
      if (characters === 0) continue;
      const line = text.slice(begin, end);
      if (!line.startsWith('#') && /\S/.test(line)) ahead = { number, text: line };
    }
    return ahead;
  };
  const next = (): Line | null => {
    const line = peek();
    ahead = null;
    return line;
  };
  return {
    peek,
    next,
    get end() {
      return number;
    },
  };
}

/** Takes the next line, which must match. @param expected how the line would be typed, for the problem */
export function take(cursor: Cursor, pattern: RegExp, expected: string): { readonly line: Line; readonly found: readonly string[] } {
  const line = cursor.next();
  const found = line && pattern.exec(line.text);
  if (!line) throw new Unreadable({ code: 'record-cut', line: cursor.end, column: 1, facts: { expected } });
  if (!found) throw wrongLine(line, expected);
  return { line, found };
}

export const wrongLine = (line: Line, expected: string): Unreadable =>
  new Unreadable({ code: 'record-expected', line: line.number, column: 1, facts: { expected, found: line.text.slice(0, 80) } });

/** A problem inside a part of a line, with its place in the whole text. */
export const inLine = (line: Line, offset: number, problem: Problem): Problem => ({
  ...problem,
  line: line.number,
  column: offset + (problem.column ?? 1),
});

/** A JSON string at the end of a line. */
export function readQuoted(line: Line, quoted: string): string {
  const json = parseJson(quoted);
  if (json.ok && typeof json.value.value === 'string') return json.value.value;
  throw new Unreadable(inLine(line, line.text.length - quoted.length, json.ok ? { code: 'json-expected-value' } : json.error));
}
