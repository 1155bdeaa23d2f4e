/** Whether two pieces of plain data say the same, in whatever order their fields were written. */
export function sameData(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null || Array.isArray(a) !== Array.isArray(b)) return false;
  const [left, right] = [fieldsOf(a), fieldsOf(b)];
  return left.size === right.size && [...left].every(([name, value]) => right.has(name) && sameData(value, right.get(name)));
}

/** A field without a value is none, as in text. */
const fieldsOf = (value: object): ReadonlyMap<string, unknown> => new Map(Object.entries(value).filter(([, field]) => field !== undefined));
