/**
 * The line format of scenarios: lines of words with their columns, `#` starts a comment, "quotes" enclose a text
 * with spaces.
 */
import type { Facts, Problem } from '../kit/index.ts';
import type { Spot } from './scenario.ts';

/** A word of a line with its place. */
export interface Word extends Spot {
  readonly text: string;
}

/** Reports the problem of one line; never leaves the scenario module. */
export class ScenarioSyntaxError extends Error {
  readonly problem: Problem;
  constructor(spot: Spot, code: string, facts: Facts = {}) {
    super(code);
    this.problem = { code, line: spot.line, column: spot.column, facts };
  }
}

/** Reads one line from left to right and throws `ScenarioSyntaxError` on an error. */
export class LineReader {
  readonly spot: Spot;
  readonly text: string;
  private readonly words: readonly Word[];
  private at = 0;

  constructor(text: string, line: number) {
    const words: Word[] = [];
    for (const match of text.matchAll(/"([^"]*)"|#.*|\S+/g)) {
      if (match[0].startsWith('#')) break;
      words.push({ text: match[1] ?? match[0], line, column: match.index + 1 });
    }
    this.words = words;
    this.text = text;
    this.spot = words[0] ?? { line, column: 1 };
  }

  get more(): boolean {
    return this.at < this.words.length;
  }

  get next(): Spot {
    const last = this.words.at(-1);
    return this.words[this.at] ?? { line: this.spot.line, column: last === undefined ? 1 : last.column + last.text.length };
  }

  /** Reads the next word. Throws `ScenarioSyntaxError` if there is none. @param what the expected word, for the problem */
  word(what: string): Word {
    const word = this.words[this.at];
    if (word === undefined) throw new ScenarioSyntaxError(this.next, 'scenario-word-missing', { expected: what });
    this.at++;
    return word;
  }

  /** Reads a word and converts it. */
  read<T>(what: string, parse: (text: string) => T | undefined): T {
    const word = this.word(what);
    const value = parse(word.text);
    if (value === undefined)
      throw new ScenarioSyntaxError(word, 'scenario-word-unexpected', { expected: what, found: word.text.slice(0, 40) });
    return value;
  }

  /** Reads the next word if it is this one; false if it is another. */
  take(text: string): boolean {
    if (this.words[this.at]?.text !== text) return false;
    this.at++;
    return true;
  }

  /** Whether this word is among the remaining ones. */
  has(text: string): boolean {
    return this.words.slice(this.at).some((word) => word.text === text);
  }

  /** The next word, which is not read; empty at the end of the line. */
  peek(): string {
    return this.words[this.at]?.text ?? '';
  }

  /** Reads the words before `stop`, or to the end, with their column. Requires at least one. */
  until(what: string, stop: string | null): { readonly text: string; readonly column: number } {
    const first = this.word(what);
    const texts = [first.text];
    while (this.more && this.peek() !== stop) texts.push(this.word(what).text);
    return { text: texts.join(' '), column: first.column };
  }

  /** Reads all remaining words and converts them. */
  rest<T>(what: string, parse: (text: string) => T | undefined): T[] {
    const values: T[] = [];
    while (this.more) values.push(this.read(what, parse));
    return values;
  }

  /** Throws `ScenarioSyntaxError` if a word is left. */
  end(): void {
    const word = this.words[this.at];
    if (word !== undefined)
      throw new ScenarioSyntaxError(word, 'scenario-word-unexpected', { expected: 'end of line', found: word.text.slice(0, 40) });
  }
}

/** A parser of whole numbers within bounds. */
export const wholeNumber =
  (least: number, most: number) =>
  (text: string): number | undefined =>
    /^\d{1,4}$/.test(text) && Number(text) >= least && Number(text) <= most ? Number(text) : undefined;

/** A parser of one of some words. */
export const oneOf =
  <W extends string>(words: readonly W[]) =>
  (text: string): W | undefined =>
    words.find((word) => word === text);

/** A parser of any non-empty text. */
export const anyText = (text: string): string | undefined => (text === '' ? undefined : text);
