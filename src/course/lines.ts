import type { Facts, Problem } from '../kit/index.ts';

/**
 * The line format of the board language: lines of words. A word is a run of characters without blanks, or a text in
 * "double quotes"; `#` starts a comment. `parse-board.ts` and `course-text.ts` interpret the words.
 */

export interface Word {
  readonly text: string;
  readonly quoted: boolean;
  /** From 1. */
  readonly line: number;
  readonly column: number;
}

/** A place in the text, for problems found later. */
export interface Spot {
  readonly line: number;
  readonly column: number;
}

/** Makes a problem at a place in the text. */
export const problemAt = (spot: Spot, code: string, facts: Facts = {}): Problem => ({
  code,
  line: spot.line,
  column: spot.column,
  facts,
});

/** Maximum length in characters; shipped boards have a twentieth of it. */
const MAX_TEXT = 200_000;

/** The problem of a longer text, which is not read. */
export const tooLong = (text: string): Problem | undefined =>
  text.length <= MAX_TEXT
    ? undefined
    : problemAt({ line: 1, column: 1 }, 'out-of-range', { what: 'characters', found: text.length, least: 1, most: MAX_TEXT });

/** Returns every non-empty line as words. An unclosed quote is a problem; its text runs to the end of the line. */
export const readLines = (text: string, problems: Problem[]): Word[][] => {
  const lines: Word[][] = [];
  text.split(/\r\n|\n|\r/).forEach((source, index) => {
    const words: Word[] = [];
    const pattern = /"([^"]*)("?)|#.*|[^\s"#]+/g;
    for (const match of source.matchAll(pattern)) {
      if (match[0].startsWith('#')) break;
      const spot = { line: index + 1, column: match.index + 1 };
      const quoted = match[1] !== undefined;
      if (quoted && match[2] === '') problems.push(problemAt(spot, 'quote-open'));
      words.push({ text: match[1] ?? match[0], quoted, ...spot });
    }
    if (words.length > 0) lines.push(words);
  });
  return lines;
};

/**
 * Reads the words of one line from left to right. The first error becomes a problem and stops the line (`failed`).
 * Later reads return a harmless default, so callers need not check after every word.
 */
export class WordReader {
  private readonly words: readonly Word[];
  private readonly problems: Problem[];
  private next = 0;
  failed = false;

  constructor(words: readonly Word[], problems: Problem[]) {
    this.words = words;
    this.problems = problems;
  }

  /** The place of the next word, or the end of the line. */
  get spot(): Spot {
    const word = this.words[this.next];
    if (word !== undefined) return word;
    const last = this.words[this.words.length - 1];
    return last === undefined
      ? { line: 1, column: 1 }
      : { line: last.line, column: last.column + last.text.length + (last.quoted ? 2 : 0) };
  }

  get more(): boolean {
    return !this.failed && this.next < this.words.length;
  }

  problem(spot: Spot, code: string, facts: Facts = {}): void {
    if (this.failed) return;
    this.failed = true;
    this.problems.push(problemAt(spot, code, facts));
  }

  peek(): string | undefined {
    return this.more ? this.words[this.next]?.text : undefined;
  }

  /** Reads the next word if it is this one. */
  take(text: string): boolean {
    if (this.peek() !== text || this.words[this.next]?.quoted === true) return false;
    this.next += 1;
    return true;
  }

  /** Reads an unquoted word that matches `pattern`. `what` names the expected word in problems. */
  word(what: string, pattern: RegExp): string {
    const word = this.expect(what);
    if (word === undefined) return '';
    if (word.quoted || !pattern.test(word.text)) this.problem(word, 'unexpected-word', { expected: what, found: word.text });
    return word.text;
  }

  quoted(what: string): string {
    const word = this.expect(what);
    if (word === undefined) return '';
    if (!word.quoted) this.problem(word, 'unexpected-word', { expected: what, found: word.text });
    return word.text;
  }

  /** Reads a whole number within limits. */
  whole(what: string, least: number, most: number): number {
    return this.range(what, /^\d{1,4}$/, least, most);
  }

  /** Reads a number within limits, with optional sign and decimals. */
  decimal(what: string, least: number, most: number): number {
    return this.range(what, /^-?\d{1,4}(\.\d{1,4})?$/, least, most);
  }

  /** Requires the end of the line. */
  end(): void {
    const word = this.words[this.next];
    if (word !== undefined) this.problem(word, 'unexpected-word', { expected: 'end of line', found: word.text });
  }

  private range(what: string, pattern: RegExp, least: number, most: number): number {
    const spot = this.spot;
    const text = this.word(what, pattern);
    const value = Number(text);
    if (!this.failed && (value < least || value > most)) this.problem(spot, 'out-of-range', { what, found: value, least, most });
    return this.failed ? least : value;
  }

  private expect(what: string): Word | undefined {
    if (this.failed) return undefined;
    const word = this.words[this.next];
    if (word === undefined) this.problem(this.spot, 'word-missing', { expected: what });
    else this.next += 1;
    return word;
  }
}
