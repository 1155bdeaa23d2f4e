import type { Problem, Result } from './result.ts';
import { fail, ok } from './result.ts';

/**
 * A JSON parser (RFC 8259) that reports line and column of an error and of every value, so that a problem in a
 * set-up (`teams[2].manager`) can be shown in the text. JSON.parse reports a position in some engines only, each in
 * a different format.
 */

export interface JsonText {
  readonly value: unknown;
  /**
   * Line and column, from 1, of the value at a path such as `teams[2].manager`; '' is the whole text. Undefined if
   * there is no such value.
   */
  where(path: string): { readonly line: number; readonly column: number } | undefined;
}

const MAX_DEPTH = 64;
/**
 * The parser stores no positions for longer paths: with a long name above many values, memory would grow with their
 * product.
 */
const MAX_PATH = 200;

const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
// eslint-disable-next-line no-control-regex -- control characters are what a JSON string may not hold
const STRING = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/y;
const SPACE = /[ \t\r\n]*/y;
const WORDS: readonly (readonly [string, unknown])[] = [
  ['true', true],
  ['false', false],
  ['null', null],
];

/** Aborts parsing; never leaves this file. */
class JsonError extends Error {
  readonly code: string;
  readonly position: number;
  constructor(code: string, position: number) {
    super(code);
    this.code = code;
    this.position = position;
  }
}

/** Reads a JSON text. Problems: `json-expected-value`, `json-expected-name`, `json-expected-colon`, `json-expected-comma`, `json-twice` (a name twice in one object), `json-too-deep`, `json-after-end`. */
export function parseJson(text: string): Result<JsonText, Problem> {
  const places = new Map<string, number>();
  let at = 0;

  const match = (pattern: RegExp): string | null => {
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    if (found === null) return null;
    at += found[0].length;
    return found[0];
  };
  const skip = (): void => void match(SPACE);
  const next = (sign: string): boolean => {
    skip();
    if (text[at] !== sign) return false;
    at++;
    return true;
  };

  const readValue = (path: string, depth: number): unknown => {
    if (depth > MAX_DEPTH) throw new JsonError('json-too-deep', at);
    skip();
    if (path.length <= MAX_PATH) places.set(path, at);
    if (next('{')) return readObject(path, depth);
    if (next('[')) return readArray(path, depth);
    const string = match(STRING);
    if (string !== null) return JSON.parse(string) as string;
    const number = match(NUMBER);
    if (number !== null) return Number(number);
    for (const [word, value] of WORDS)
      if (text.startsWith(word, at)) {
        at += word.length;
        return value;
      }
    throw new JsonError('json-expected-value', at);
  };

  const readObject = (path: string, depth: number): Record<string, unknown> => {
    const entries = new Map<string, unknown>();
    if (next('}')) return {};
    do {
      skip();
      const nameAt = at;
      const quoted = match(STRING);
      if (quoted === null) throw new JsonError('json-expected-name', at);
      const name = JSON.parse(quoted) as string;
      if (entries.has(name)) throw new JsonError('json-twice', nameAt);
      if (!next(':')) throw new JsonError('json-expected-colon', at);
      entries.set(name, readValue(path === '' ? name : `${path}.${name}`, depth + 1));
    } while (next(','));
    if (!next('}')) throw new JsonError('json-expected-comma', at);
    // fromEntries defines own properties, so a name such as __proto__ stays plain data
    return Object.fromEntries(entries);
  };

  const readArray = (path: string, depth: number): unknown[] => {
    const items: unknown[] = [];
    if (next(']')) return items;
    do items.push(readValue(`${path}[${items.length}]`, depth + 1));
    while (next(','));
    if (!next(']')) throw new JsonError('json-expected-comma', at);
    return items;
  };

  try {
    const value = readValue('', 0);
    skip();
    if (at < text.length) throw new JsonError('json-after-end', at);
    const where = (path: string): { line: number; column: number } | undefined => {
      const position = places.get(path);
      return position === undefined ? undefined : placeOf(text, position);
    };
    return ok({ value, where });
  } catch (error) {
    if (!(error instanceof JsonError)) throw error;
    return fail({ code: error.code, ...placeOf(text, error.position), facts: { found: text.slice(error.position, error.position + 20) } });
  }
}

/** Line and column, both from 1, of a position in a text. */
function placeOf(text: string, position: number): { line: number; column: number } {
  const before = text.slice(0, position);
  return { line: before.split('\n').length, column: position - before.lastIndexOf('\n') };
}

const WIDTH = 100;

/**
 * Characters that some programs treat as line ends and JSON does not escape: DEL, C1 controls, line and paragraph
 * separator.
 */
const LINE_ENDS = /[\u007f-\u009f\u2028\u2029]/g;

/** Writes a text as a JSON string without any line end. */
export const formatText = (text: string): string =>
  JSON.stringify(text).replace(LINE_ENDS, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);

/**
 * Writes plain data as readable JSON: a value that fits stands on one line, the rest is indented by two spaces.
 * Reads back as the same data.
 */
export function formatJson(value: unknown, indent = ''): string {
  const flat = oneLine(value);
  if (indent.length + flat.length <= WIDTH || typeof value !== 'object' || value === null) return flat;
  const inner = `${indent}  `;
  const isList = Array.isArray(value);
  const rows = isList
    ? value.map((item) => `${inner}${formatJson(item, inner)}`)
    : entriesOf(value).map(([name, item]) => `${inner}${formatText(name)}: ${formatJson(item, inner)}`);
  return [isList ? '[' : '{', rows.join(',\n'), `${indent}${isList ? ']' : '}'}`].join('\n');
}

const entriesOf = (value: object): readonly (readonly [string, unknown])[] =>
  Object.entries(value).filter(([, item]) => item !== undefined);

function oneLine(value: unknown): string {
  if (typeof value === 'string') return formatText(value);
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(oneLine).join(', ')}]`;
  const entries = entriesOf(value);
  return entries.length === 0 ? '{}' : `{ ${entries.map(([name, item]) => `${formatText(name)}: ${oneLine(item)}`).join(', ')} }`;
}
