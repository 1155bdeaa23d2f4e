import type { Game, Named, TextForm } from './contract.ts';
import type { Facts, Problem, Result } from './result.ts';
import { plainCopy } from './plain.ts';
import { fail, ok } from './result.ts';

/**
 * Text forms of tagged unions (actions, events), generated from one table: for every type its fields in order, for
 * every field how to write and read it. Formatter, parser and JSON use the same table, so they always agree.
 */
export interface Field<C, V, N = unknown> {
  /** Writes the value as one word without spaces. */
  format(context: C, value: V, whole: Readonly<Record<string, unknown>>): string;
  /** Returns undefined if the word is invalid. `whole` holds the fields read so far. */
  parse(context: C, word: string, whole: Readonly<Record<string, unknown>>): V | undefined;
  /** Returns the named value, as people know it. */
  toNamed(context: C, value: V, whole: Readonly<Record<string, unknown>>): N;
  /** The named value as a fact of a sentence, and as JSON. If left out, the named value itself. */
  toFact?(named: N): unknown;
}

/** A field that can also check values that arrive without a text: from a message, a page, another program. */
export interface CheckedField<C, V, N = unknown> extends Field<C, V, N> {
  /** Whether untrusted plain data is a valid value of this field. Never throws. */
  isValid(context: C, value: unknown): boolean;
}

type Tagged = { readonly type: string };
type FieldsOf<C, T, N> = { readonly [K in Exclude<keyof T, 'type'>]: Field<C, T[K], K extends keyof N ? N[K] : never> };
type CheckedFieldsOf<C, T, N> = { readonly [K in Exclude<keyof T, 'type'>]: CheckedField<C, T[K], K extends keyof N ? N[K] : never> };
/** The members of a union with this type; one member may cover several types. */
type OfType<N, Type> = N extends { readonly type: infer Own } ? (Type extends Own ? N : never) : never;
/** `N`: the same types with named fields. */
export type FieldTable<C, T extends Tagged, N extends Named> = {
  readonly [Type in T['type']]: FieldsOf<C, Extract<T, { type: Type }>, OfType<N, Type>>;
};
/** The same for values that arrive without a text: each field can be validated. */
export type CheckedTable<C, T extends Tagged, N extends Named> = {
  readonly [Type in T['type']]: CheckedFieldsOf<C, Extract<T, { type: Type }>, OfType<N, Type>>;
};

/**
 * `positional` (`move B17.2`) for text that people type, `named` (`moved rider=31 to=B17.2`) for text that people
 * read.
 */
export type TextStyle = 'positional' | 'named';

type AnyField<C> = Field<C, unknown>;
interface FieldOf<C> {
  readonly name: string;
  readonly field: AnyField<C>;
  /** The text before the word. */
  readonly prefix: string;
}

/** Characters of an unusable word that a problem shows. */
const MAX_SHOWN = 40;

/** Characters that `format` never writes: blanks other than a space, and everything beyond ASCII. */
const UNUSUAL_CHARACTER = /[^ -~]/;

/**
 * Builds the text form of a tagged union.
 * @param style see `TextStyle`; a positional flag (a field whose word may be empty) must come last
 * @param what prefix of the problem codes: `action` gives `action-unknown`, `action-field`, `action-missing`,
 * `action-too-much`
 */
export function createTextForm<C, T extends Tagged, N extends Named>(
  table: FieldTable<C, T, N>,
  style: TextStyle,
  what: string,
): TextForm<C, T, N> {
  const fields = new Map<string, readonly FieldOf<C>[]>(
    Object.entries(table).map(([type, row]) => [
      type,
      Object.entries(row as Record<string, AnyField<C>>).map(([name, field]) => ({
        name,
        field,
        prefix: style === 'named' ? `${name}=` : '',
      })),
    ]),
  );
  /** Interns the type names, so that parsing does not create a new string for each value. */
  const types = new Map(Object.keys(table).map((type) => [type, type]));
  const fieldsOf = (type: string) => fields.get(type)!;

  return {
    format(context, value) {
      const whole = value as unknown as Record<string, unknown>;
      let text = value.type;
      for (const { name, field, prefix } of fieldsOf(value.type)) {
        const word = prefix + field.format(context, whole[name], whole);
        if (word !== '') text += ` ${word}`;
      }
      return text;
    },
    parse(context, text): Result<T, Problem> {
      const words = wordsOf(text);
      const [type = ''] = words;
      const row = fields.get(type);
      /** @param word its index, from 0 @param skipped characters of it that are right */
      const wrong = (code: string, word: number, skipped: number, facts: Facts) => {
        const found = words[word]?.slice(0, MAX_SHOWN);
        const column = columnOf(text, word) + skipped;
        return fail({ code, column, facts: { ...facts, ...(found === undefined ? {} : { found }) } });
      };
      if (row === undefined) return wrong(`${what}-unknown`, 0, 0, { found: '' });
      // fields are added one by one because an object literal would leave no room for them
      const whole: Record<string, unknown> = {};
      whole['type'] = types.get(type);
      for (let i = 0; i < row.length; i++) {
        const { name, field, prefix } = row[i]!;
        const found = words[i + 1];
        const hasPrefix = found === undefined || found.startsWith(prefix);
        const value = hasPrefix ? field.parse(context, found === undefined ? '' : found.slice(prefix.length), whole) : undefined;
        if (value === undefined)
          return wrong(
            found === undefined ? `${what}-missing` : `${what}-field`,
            i + 1,
            found !== undefined && hasPrefix ? prefix.length : 0,
            { type, field: name },
          );
        whole[name] = value;
      }
      if (words.length > row.length + 1) return wrong(`${what}-too-much`, row.length + 1, 0, { type });
      return ok(whole as unknown as T);
    },
    toNamed(context, value) {
      const whole = value as unknown as Record<string, unknown>;
      const named: Record<string, unknown> = { type: value.type };
      for (const { name, field } of fieldsOf(value.type)) named[name] = field.toNamed(context, whole[name], whole);
      return named as unknown as N;
    },
    toFacts(named) {
      const facts: Record<string, unknown> = { ...(named as Named) };
      for (const { name, field } of fieldsOf(named.type)) if (field.toFact !== undefined) facts[name] = field.toFact(facts[name]);
      return facts;
    },
  };
}

/** Splitting at single spaces is faster, and enough for nearly everything that is ever read. */
function wordsOf(text: string): readonly string[] {
  const words = text.split(' ');
  return UNUSUAL_CHARACTER.test(text) || words.includes('') ? (text.match(/\S+/g) ?? []) : words;
}

/** The column, from 1, of a word by its index; the end of the text for one that is missing. */
const columnOf = (text: string, word: number): number => ([...text.matchAll(/\S+/g)][word]?.index ?? text.length) + 1;

/**
 * Wraps a named text form so that `parse` also rejects values that are impossible in their context.
 * @param unfitting returns the name of the first impossible field, `type` if the whole value is impossible, null if
 * it is valid
 */
export function validatedTextForm<C, T extends Tagged, N extends Named>(
  form: TextForm<C, T, N>,
  what: string,
  unfitting: (context: C, value: T) => string | null,
): TextForm<C, T, N> {
  return {
    ...form,
    parse(context, text) {
      const read = form.parse(context, text);
      const field = read.ok ? unfitting(context, read.value) : null;
      if (!read.ok || field === null) return read;
      const at = field === 'type' ? text.search(/\S/) : text.indexOf(` ${field}=`) + field.length + 2;
      const found = text.slice(at).split(/\s/, 1)[0] ?? '';
      return fail({ code: `${what}-field`, column: at + 1, facts: { type: read.value.type, field, found: found.slice(0, MAX_SHOWN) } });
    },
  };
}

/**
 * Builds a validator for values that arrive without a text, from the same table. The validator accepts anything and
 * returns a plain copy of a known type, with each field within bounds and no other fields, or null.
 */
export function createValidator<C, T extends Tagged, N extends Named>(
  table: CheckedTable<C, T, N>,
): (context: C, value: unknown) => T | null {
  const fields = new Map<unknown, readonly (readonly [string, CheckedField<C, unknown>])[]>(
    Object.entries(table).map(([type, row]) => [type, Object.entries(row as Record<string, CheckedField<C, unknown>>)]),
  );
  return (context, value) => {
    const whole = plainCopy(value);
    if (typeof whole !== 'object' || whole === null) return null;
    const given = whole as Readonly<Record<string, unknown>>;
    const row = fields.get(given['type']);
    if (row === undefined || Object.keys(given).length !== row.length + 1) return null;
    return row.every(([name, field]) => field.isValid(context, given[name])) ? (whole as T) : null;
  };
}

// ---- fields every game needs ----

/** Whether `value` is a whole number within bounds, both included. */
export const isWhole = (value: unknown, least: number, most: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;

const MAX_COUNT = 999_999_999;

/** A whole number in decimal, up to nine digits. */
export const count: CheckedField<unknown, number, number> = {
  format: (_, value) => String(value),
  parse: (_, word) => (/^-?\d{1,9}$/.test(word) ? Number(word) : undefined),
  isValid: (_, value) => isWhole(value, -MAX_COUNT, MAX_COUNT),
  toNamed: (_, value) => value,
};

/** One of a fixed list of words. */
export function word<W extends string>(words: readonly W[]): Field<unknown, W, W> {
  return {
    format: (_, value) => value,
    parse: (_, found) => words.find((w) => w === found),
    toNamed: (_, value) => value,
  };
}

/** A list of at most `most` fields joined by commas. `-` is the empty list. */
export function listOf<C, V, N>(field: Field<C, V, N>, most: number): Field<C, readonly V[], readonly N[]> {
  return {
    format: (context, values, whole) => (values.length === 0 ? '-' : values.map((value) => field.format(context, value, whole)).join(',')),
    parse(context, text, whole) {
      const words = text === '-' ? [] : text.split(',');
      if (words.length > most) return undefined;
      const values = words.map((item) => field.parse(context, item, whole));
      return values.includes(undefined) ? undefined : (values as V[]);
    },
    toNamed: (context, values, whole) => values.map((value) => field.toNamed(context, value, whole)),
  };
}

/** The same list for values that may arrive without a text. */
export const checkedListOf = <C, V, N>(field: CheckedField<C, V, N>, most: number): CheckedField<C, readonly V[], readonly N[]> => ({
  ...listOf(field, most),
  isValid: (context, values) => Array.isArray(values) && values.length <= most && values.every((value) => field.isValid(context, value)),
});

/**
 * True is the word itself, false is the empty word: `cards 21-6M breakaway`. Only as the last field of a positional
 * form.
 */
export function flag(name: string): CheckedField<unknown, boolean, boolean> {
  return {
    format: (_, value) => (value ? name : ''),
    parse: (_, found) => (found === name ? true : found === '' ? false : undefined),
    isValid: (_, value) => typeof value === 'boolean',
    toNamed: (_, value) => value,
  };
}

/** A boolean written as `yes` or `no`. */
export const yesNo: Field<unknown, boolean, boolean> = {
  format: (_, value) => (value ? 'yes' : 'no'),
  parse: (_, found) => (found === 'yes' ? true : found === 'no' ? false : undefined),
  toNamed: (_, value) => value,
};

/** A value as facts of a sentence, and as JSON for the command line. */
export const factsOf = <C, T>(form: Pick<TextForm<C, T>, 'toNamed' | 'toFacts'>, context: C, value: T): Readonly<Record<string, unknown>> =>
  form.toFacts(form.toNamed(context, value));

/** An action as facts of a sentence on screen, with what the game says of it instead of technical names. */
export const spokenFactsOf = <S, A>(
  game: Pick<Game<unknown, S, A, unknown, unknown>, 'actions' | 'describeAction'>,
  state: S,
  action: A,
): Readonly<Record<string, unknown>> => ({ ...factsOf(game.actions, state, action), ...game.describeAction?.(state, action) });
