/**
 * Whether two pieces of plain data are equal, in whatever order their fields were written.
 * @param lists whether the order of plain values in lists counts
 */
export function sameData(a: unknown, b: unknown, lists: 'lists in order' | 'lists in any order' = 'lists in order'): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null || Array.isArray(a) !== Array.isArray(b)) return false;
  const [left, right] = lists === 'lists in any order' ? [fieldsOf(sorted(a)), fieldsOf(sorted(b))] : [fieldsOf(a), fieldsOf(b)];
  return left.size === right.size && [...left].every(([name, value]) => right.has(name) && sameData(value, right.get(name), lists));
}

const sorted = (value: object): object => (Array.isArray(value) ? [...(value as unknown[])].sort() : value);

/** An undefined field counts as left out, as in JSON. */
const fieldsOf = (value: object): ReadonlyMap<string, unknown> => new Map(Object.entries(value).filter(([, field]) => field !== undefined));
