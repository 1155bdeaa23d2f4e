import type { TextForm } from './contract.ts';
import type { Problem, Result } from './result.ts';
import { fail, ok } from './result.ts';

/**
 * Text forms of tagged unions (actions, events) from one table: for every type its fields in order, for every field how it is
 * written and read. Format, parser and JSON cannot drift apart, because there is one table.
 */
export interface Field<C, V> {
  /** One word: no spaces. */
  format(context: C, value: V, whole: Readonly<Record<string, unknown>>): string;
  /** Undefined where the word cannot be read. `whole` holds the fields read so far. */
  parse(context: C, word: string, whole: Readonly<Record<string, unknown>>): V | undefined;
  /** As JSON data; the word itself if left out. */
  json?(context: C, value: V, whole: Readonly<Record<string, unknown>>): unknown;
}

type Tagged = { readonly type: string };
type FieldsOf<C, T> = { readonly [K in Exclude<keyof T, 'type'>]: Field<C, T[K]> };
export type FieldTable<C, T extends Tagged> = { readonly [Type in T['type']]: FieldsOf<C, Extract<T, { type: Type }>> };

/** `positional`: `move B17.2`, for what people type. `named`: `moved rider=31 to=B17.2`, for what is read. */
export type TextStyle = 'positional' | 'named';

type AnyField<C> = Field<C, unknown>;

/**
 * @param style see `TextStyle`; a positional flag (a field whose word may be empty) must come last
 * @param what the word for problems' codes: `action` gives `action-unknown`, `action-field`, `action-missing`, `action-too-much`
 */
export function textForm<C, T extends Tagged>(table: FieldTable<C, T>, style: TextStyle, what: string): TextForm<C, T> {
  const fields = new Map<string, readonly (readonly [string, AnyField<C>])[]>(
    Object.entries(table).map(([type, row]) => [type, Object.entries(row as Record<string, AnyField<C>>)]),
  );
  const fieldsOf = (type: string) => {
    const row = fields.get(type);
    if (row === undefined) throw new Error(`no fields for ${what} ${type}`);
    return row;
  };
  return {
    format(context, value) {
      const whole = value as unknown as Record<string, unknown>;
      const words = fieldsOf(value.type).map(([name, field]) => {
        const word = field.format(context, whole[name], whole);
        return style === 'named' ? `${name}=${word}` : word;
      });
      return [value.type, ...words.filter((word) => word !== '')].join(' ');
    },
    parse(context, text): Result<T, Problem> {
      const words = [...text.matchAll(/\S+/g)].map((match) => ({ word: match[0], column: match.index + 1 }));
      const [head, ...rest] = words;
      const row = head === undefined ? undefined : fields.get(head.word);
      if (head === undefined || row === undefined)
        return fail({ code: `${what}-unknown`, column: head?.column ?? 1, facts: { found: (head?.word ?? '').slice(0, 40) } });
      const whole: Record<string, unknown> = { type: head.word };
      for (const [i, [name, field]] of row.entries()) {
        const found = rest[i];
        const prefix = style === 'named' ? `${name}=` : '';
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
    toJson(context, value) {
      const whole = value as unknown as Record<string, unknown>;
      const json: Record<string, unknown> = { type: value.type };
      for (const [name, field] of fieldsOf(value.type))
        json[name] = field.json === undefined ? field.format(context, whole[name], whole) : field.json(context, whole[name], whole);
      return json;
    },
  };
}

// ---- fields every game needs ----

/** A whole number written in decimal. */
export const count: Field<unknown, number> = {
  format: (_, value) => String(value),
  parse: (_, word) => (/^-?\d{1,9}$/.test(word) ? Number(word) : undefined),
  json: (_, value) => value,
};

/** One of a fixed list of words. */
export function word<W extends string>(words: readonly W[]): Field<unknown, W> {
  return {
    format: (_, value) => value,
    parse: (_, found) => words.find((w) => w === found),
  };
}

/** A list of fields joined by commas, `most` of them at most; may be empty (`-`). */
export function listOf<C, V>(field: Field<C, V>, most: number): Field<C, readonly V[]> {
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
      return values;
    },
    json: (context, values, whole) =>
      values.map((value) => (field.json === undefined ? field.format(context, value, whole) : field.json(context, value, whole))),
  };
}

/** True is the word itself, false is nothing: `cards 21-6M breakaway`. Last field of a positional form only. */
export function flag(name: string): Field<unknown, boolean> {
  return {
    format: (_, value) => (value ? name : ''),
    parse: (_, found) => (found === name ? true : found === '' ? false : undefined),
    json: (_, value) => value,
  };
}

export const yesNo: Field<unknown, boolean> = {
  format: (_, value) => (value ? 'yes' : 'no'),
  parse: (_, found) => (found === 'yes' ? true : found === 'no' ? false : undefined),
  json: (_, value) => value,
};
