import type * as v from 'valibot';

/** A schema of Valibot as JSON Schema, for the parts that our files use. Throws at any other part. */
export function jsonSchemaOf(schema: unknown): Readonly<Record<string, unknown>> {
  const part = schema as Part;
  switch (part.type) {
    case 'object': {
      const entries = Object.entries(part.entries!);
      const required = entries.filter(([, entry]) => entry.type !== 'exact_optional').map(([name]) => name);
      const properties = Object.fromEntries(entries.map(([name, entry]) => [name, jsonSchemaOf(entry)]));
      return { type: 'object', required, properties };
    }
    case 'intersect':
      return { allOf: part.options!.map(jsonSchemaOf) };
    case 'union':
      return { anyOf: part.options!.map(jsonSchemaOf) };
    case 'variant':
      return { oneOf: part.options!.map(jsonSchemaOf) };
    case 'exact_optional':
      return jsonSchemaOf(part.wrapped);
    case 'picklist':
      return { enum: part.options };
    case 'literal':
      return { const: part.literal };
    case 'array':
      return { type: 'array', items: jsonSchemaOf(part.item), ...limitsOf(part) };
    case 'string':
    case 'number':
    case 'boolean':
      return { type: part.type, ...limitsOf(part) };
    default:
      throw new Error(`no JSON Schema for ${part.type}`);
  }
}

interface Part {
  readonly type: string;
  readonly entries?: Readonly<Record<string, Part>>;
  readonly options?: readonly unknown[];
  readonly wrapped?: Part;
  readonly item?: Part;
  readonly literal?: unknown;
  readonly pipe?: readonly (v.GenericPipeItem & { readonly requirement?: unknown })[];
}

function limitsOf({ type, pipe = [] }: Part): Readonly<Record<string, unknown>> {
  const limits = pipe.slice(1).map(({ type: name, requirement }): Readonly<Record<string, unknown>> => {
    switch (name) {
      case 'max_length':
        return { [type === 'array' ? 'maxItems' : 'maxLength']: requirement };
      case 'min_value':
        return { minimum: requirement };
      case 'max_value':
        return { maximum: requirement };
      case 'integer':
        return { type: 'integer' };
      case 'regex':
        return { pattern: (requirement as RegExp).source };
      case 'iso_date':
        return { format: 'date', pattern: (requirement as RegExp).source };
      // every number of JSON is finite, and the day that a date needs is checked as it is read
      case 'finite':
      case 'check':
        return {};
      default:
        throw new Error(`no JSON Schema for ${name}`);
    }
  });
  return Object.assign({}, ...limits) as Readonly<Record<string, unknown>>;
}
