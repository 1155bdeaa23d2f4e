/** No action, answer or request has more parts; a larger value is rejected. */
const MAX_PARTS = 100;
const MAX_DEPTH = 5;

const NOT_PLAIN_DATA = new Error('not plain');

/**
 * Copies an untrusted value as plain data, so that later changes by the sender, getters and proxies have no effect.
 * Copies own named fields only and drops undefined ones, as JSON does.
 * @returns undefined if the value is not a small piece of plain data. Never throws
 */
export function plainCopy(value: unknown): unknown {
  let left = MAX_PARTS;
  const copyOf = (part: unknown, depth: number): unknown => {
    if (--left < 0 || depth > MAX_DEPTH) throw NOT_PLAIN_DATA;
    switch (typeof part) {
      case 'string':
      case 'number':
      case 'boolean':
        return part;
      case 'object':
        if (part === null) return null;
        return Array.isArray(part) ? listOf(part, depth) : objectOf(part, depth);
      default:
        throw NOT_PLAIN_DATA;
    }
  };
  const listOf = (part: readonly unknown[], depth: number): unknown[] => {
    const { length } = part;
    if (length > left) throw NOT_PLAIN_DATA;
    return Array.from({ length }, (_, i) => copyOf(part[i], depth + 1));
  };
  const objectOf = (part: object, depth: number): object => {
    const entries = Object.entries(part).filter(([, field]) => field !== undefined);
    // `fromEntries` defines an own field even for `__proto__`
    return Object.fromEntries(entries.map(([name, field]) => [name, copyOf(field, depth + 1)]));
  };
  try {
    return copyOf(value, 0);
  } catch {
    // not plain, or the sender's own getter or proxy threw
    return undefined;
  }
}
