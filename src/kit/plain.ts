/** More than any action, answer or request holds: who sends more has sent none. */
const MAX_PARTS = 100;
const MAX_DEPTH = 5;

const NOT_PLAIN = new Error('not plain');

/**
 * A value from outside as plain data of our own: what its sender does to it later, and what his getters and proxies would answer the next time, is another
 * matter. Own named fields only; one without a value is none, as in text.
 * @returns undefined where it is no small piece of plain data. Never throws
 */
export function plainCopy(value: unknown): unknown {
  let left = MAX_PARTS;
  const copyOf = (part: unknown, depth: number): unknown => {
    if (--left < 0 || depth > MAX_DEPTH) throw NOT_PLAIN;
    switch (typeof part) {
      case 'string':
      case 'number':
      case 'boolean':
        return part;
      case 'object':
        if (part === null) return null;
        return Array.isArray(part) ? listOf(part, depth) : objectOf(part, depth);
      default:
        throw NOT_PLAIN;
    }
  };
  const listOf = (part: readonly unknown[], depth: number): unknown[] => {
    const { length } = part;
    if (length > left) throw NOT_PLAIN;
    return Array.from({ length }, (_, i) => copyOf(part[i], depth + 1));
  };
  const objectOf = (part: object, depth: number): object => {
    const names = Object.keys(part);
    if (names.length > left) throw NOT_PLAIN;
    const fields = names.map((name) => [name, (part as Readonly<Record<string, unknown>>)[name]] as const);
    // `fromEntries` makes a field even of `__proto__`
    return Object.fromEntries(fields.filter(([, field]) => field !== undefined).map(([name, field]) => [name, copyOf(field, depth + 1)]));
  };
  try {
    return copyOf(value, 0);
  } catch {
    // not plain, or the sender's own getter or proxy threw
    return undefined;
  }
}
