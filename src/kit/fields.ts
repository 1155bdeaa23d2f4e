import type { Game, Named, TextForm } from './contract.ts';
import type { Problem, Result } from './result.ts';
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
  const fieldsOf = (type: string) => {
    const row = fields.get(type);
    if (row === undefined) throw new Error(`no fields for ${what} ${type}`);
    return row;
  };

  /**
   * Fast path for text exactly as `format` writes it, which is nearly everything that is ever read. Returns null
   * for any other text; the caller then parses it word by word and reports the exact position of the error.
   */
  function parseCanonical(context: C, text: string): T | null {
    if (UNUSUAL_CHARACTER.test(text)) return null;
    const words = text.split(' ');
    const row = fields.get(words[0]!);
    if (row === undefined || words.length > row.length + 1) return null;
    // fields are added one by one because an object literal would leave no room for them
    const whole: Record<string, unknown> = {};
    whole['type'] = types.get(words[0]!);
    for (let i = 0; i < row.length; i++) {
      const { name, field, prefix } = row[i]!;
      const word = words[i + 1];
      if (word === undefined ? prefix !== '' : word === '' || !word.startsWith(prefix)) return null;
      const value = field.parse(context, word === undefined ? '' : word.slice(prefix.length), whole);
      if (value === undefined) return null;
      whole[name] = value;
    }
    return whole as unknown as T;
  }

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
      const written = parseCanonical(context, text);
      if (written !== null) return ok(written);
      const words = wordsOf(text);
      const [head, ...rest] = words;
      const row = head === undefined ? undefined : fields.get(head.word);
      if (head === undefined || row === undefined)
        return fail({ code: `${what}-unknown`, column: head?.column ?? 1, facts: { found: (head?.word ?? '').slice(0, 40) } });
      const whole: Record<string, unknown> = { type: head.word };
      for (const [i, { name, field, prefix }] of row.entries()) {
        const found = rest[i];
        const column = found?.column ?? text.length + 1;
        if (found !== undefined && !found.word.startsWith(prefix))
          return fail({ code: `${what}-field`, column, facts: { type: head.word, field: name, found: found.word.slice(0, 40) } });
        const value = field.parse(context, found === undefined ? '' : found.word.slice(prefix.length), whole);
        if (value === undefined)
          return fail({
            code: found === undefined ? `${what}-missing` : `${what}-field`,
            column: column + (found === undefined ? 0 : prefix.length),
            facts: { type: head.word, field: name, ...(found === undefined ? {} : { found: found.word.slice(0, 40) }) },
          });
        whole[name] = value;
      }
      const extra = rest[row.length];
      if (extra !== undefined)
        return fail({ code: `${what}-too-much`, column: extra.column, facts: { type: head.word, found: extra.word.slice(0, 40) } });
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

/** The words of a line with their columns, from 1. */
const wordsOf = (text: string): readonly { readonly word: string; readonly column: number }[] =>
  [...text.matchAll(/\S+/g)].map(({ 0: word, index }) => ({ word, column: index + 1 }));

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
      return fail({ code: `${what}-field`, column: at + 1, facts: { type: read.value.type, field, found: found.slice(0, 40) } });
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
    if (typeof whole !== 'object' || whole === null || Array.isArray(whole)) return null;
    const given = new Map<string, unknown>(Object.entries(whole));
    const row = fields.get(given.get('type'));
    if (row === undefined || given.size !== row.length + 1) return null;
    return row.every(([name, field]) => field.isValid(context, given.get(name))) ? (whole as T) : null;
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
      if (text === '-') return [];
      const words = text.split(',');
      if (words.length > most) return undefined;
      const values: V[] = [];
      for (const item of words) {
        const value = field.parse(context, item, whole);
        if (value === undefined) return undefined;
        values.push(value);
      }
      // the copy frees the spare capacity of a grown array
      return values.slice();
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
