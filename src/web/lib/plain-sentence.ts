import type { Facts } from '../../kit/index.ts';

type Words = Readonly<Record<string, string>>;

/** The texts that are loaded, by language and catalogue, as in i18next. The map is not reactive; the caller reports changes. */
export const sentences = new Map<string, Words>();

/**
 * The parts of a text, in order: words, a fact (`{{rider}}`, `{{count, number}}`), another text (`$t(nouns:points,
 * {"count": {{points}} })`).
 */
type Piece =
  | string
  | { readonly fact: string; readonly format: 'plain' | 'number' }
  | { readonly catalogue: string; readonly key: readonly Piece[]; readonly options: Readonly<Record<string, OptionOf>> };
/** An option of another text: a fact of this one, or a constant. */
type OptionOf = { readonly fact: string } | { readonly value: number | boolean };

const PIECE = /\{\{(\w+)(, number)?\}\}|\$t\(([\w/]+):([\w.{}-]+)(?:, \{((?:\{\{\w+\}\}|[^{}])*)\})?\)/g;
const OPTION = /^\s*"(\w+)":\s*(?:\{\{(\w+)\}\}|(\d+|true|false))\s*$/;
/** Braces and references in any other form are left to i18next. */
const MORE = /\{\{|\}\}|\$t\(/;

/** Null: the text needs i18next. */
const read = new Map<string, readonly Piece[] | null>();
function piecesOf(sentence: string): readonly Piece[] | null {
  const known = read.get(sentence);
  if (known !== undefined) return known;
  const pieces = readPieces(sentence);
  read.set(sentence, pieces);
  return pieces;
}

function readPieces(sentence: string): readonly Piece[] | null {
  const pieces: Piece[] = [];
  let at = 0;
  for (const found of sentence.matchAll(PIECE)) {
    const [all, fact, number, catalogue, key, options = ''] = found;
    pieces.push(sentence.slice(at, found.index));
    at = found.index + all.length;
    if (fact !== undefined) {
      pieces.push({ fact, format: number === undefined ? 'plain' : 'number' });
      continue;
    }
    const [keyPieces, read] = [readPieces(key!), readOptions(options)];
    if (keyPieces === null || read === null) return null;
    pieces.push({ catalogue: catalogue!, key: keyPieces, options: read });
  }
  pieces.push(sentence.slice(at));
  return pieces.some((piece) => typeof piece === 'string' && MORE.test(piece)) ? null : pieces;
}

function readOptions(text: string): Readonly<Record<string, OptionOf>> | null {
  if (text.trim() === '') return {};
  const options: Record<string, OptionOf> = {};
  for (const part of text.split(',')) {
    const [, name, fact, value] = OPTION.exec(part) ?? [];
    if (name === undefined) return null;
    options[name] = fact === undefined ? { value: JSON.parse(value!) as number | boolean } : { fact };
  }
  return options;
}

/** The plural rules for `2 spaces` and `2nd`, by language. */
const rules = new Map<string, Intl.PluralRules>();
function formOf(tag: string, type: 'cardinal' | 'ordinal', count: number): string {
  let found = rules.get(tag + type);
  if (!found) rules.set(tag + type, (found = new Intl.PluralRules(tag, { type })));
  return found.select(count);
}
const formats = new Map<string, Intl.NumberFormat>();
function showNumber(tag: string, value: number): string {
  let found = formats.get(tag);
  if (!found) formats.set(tag, (found = new Intl.NumberFormat(tag)));
  return found.format(value);
}

/** The plural form of a text that its count needs. */
function formIn(
  words: Words,
  { tag, key, facts }: { readonly tag: string; readonly key: string; readonly facts: Facts },
): string | undefined {
  const { count } = facts;
  if (typeof count !== 'number') return words[key];
  if (facts['ordinal'] === true) {
    const form = formOf(tag, 'ordinal', count);
    return words[`${key}_ordinal_${form}`] ?? words[`${key}_${form}`] ?? words[key];
  }
  return (count === 0 ? words[`${key}_zero`] : undefined) ?? words[`${key}_${formOf(tag, 'cardinal', count)}`] ?? words[key];
}

/**
 * Formats the usual texts in a tenth of i18next's time, with the same result. A move needs about a hundred of them.
 * Null: the text has another form, or a fact is missing.
 */
export function plainSentence(tag: string, catalogue: string, key: string, facts: Facts): string | null {
  // texts with a context are left to i18next
  if ('context' in facts) return null;
  const words = sentences.get(`${tag} ${catalogue}`);
  const sentence = words && formIn(words, { tag, key, facts });
  const pieces = sentence === undefined ? null : piecesOf(sentence);
  return pieces && tellPieces(pieces, tag, facts);
}

function tellPieces(pieces: readonly Piece[], tag: string, facts: Facts): string | null {
  let result = '';
  for (const piece of pieces) {
    const part = typeof piece === 'string' ? piece : tellPiece(piece, tag, facts);
    if (part === null) return null;
    result += part;
  }
  return result;
}

function tellPiece(piece: Exclude<Piece, string>, tag: string, facts: Facts): string | null {
  if ('fact' in piece) {
    const value = facts[piece.fact];
    if (value === undefined || value === null) return null;
    if (piece.format === 'plain') return String(value);
    return typeof value === 'number' ? showNumber(tag, value) : null;
  }
  const key = tellPieces(piece.key, tag, facts);
  const own = { ...facts };
  for (const [name, option] of Object.entries(piece.options)) {
    const value = 'fact' in option ? facts[option.fact] : option.value;
    // other values would have to be written as JSON
    if (typeof value !== 'number' && typeof value !== 'boolean') return null;
    own[name] = value;
  }
  return key === null ? null : plainSentence(tag, piece.catalogue, key, own);
}
