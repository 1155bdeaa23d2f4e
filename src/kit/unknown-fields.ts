import type { Facts } from './result.ts';

const MAX_SHOWN_CHARS = 40;

/**
 * Reports each field of an object that is not known, with the list of those that are.
 * @param at the place of the object; empty for the whole input
 */
export function reportUnknownFields(
  input: Readonly<Record<string, unknown>>,
  known: readonly string[],
  at: string,
  report: (code: string, at: string, facts: Facts & Record<string, string>) => void,
): void {
  for (const field of Object.keys(input))
    if (!known.includes(field))
      report('setup-unknown-field', at === '' ? field : `${at}.${field}`, {
        field: field.slice(0, MAX_SHOWN_CHARS),
        known: known.join(', '),
      });
}
