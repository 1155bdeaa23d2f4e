import { expect } from 'vitest';
import { parseRecord, type ParsedRecord } from '../../src/table/index.ts';
import { gameById } from './all.ts';
import { content } from './content.ts';

export const readRecord = (of: string | readonly string[]): ParsedRecord =>
  parseRecord(typeof of === 'string' ? of : of.join('\n'), { game: gameById, content });

/** Index of the first row that satisfies the condition. */
export function rowOf(rows: readonly string[], pattern: RegExp): number {
  const at = rows.findIndex((row) => pattern.test(row));
  if (at < 0) throw new Error(`no row ${String(pattern)}`);
  return at;
}

/**
 * Expects that a record with a forged event behind the first matching row is refused at that event and field, and
 * that the part before its action is read.
 * @param field of the event; `type` for the event itself
 * @returns the race up to there
 */
export function expectRefused(rows: readonly string[], behind: RegExp, event: string, field: string): NonNullable<ParsedRecord['race']> {
  const at = rowOf(rows, behind);
  const { race, problems } = readRecord(rows.toSpliced(at + 1, 0, `  ${event}`));
  const line = at + 2;
  const column = field === 'type' ? 3 : 3 + event.indexOf(` ${field}=`) + field.length + 2;
  const found: unknown[] = problems.map((problem) => ({
    code: problem.code,
    line: problem.line,
    column: problem.column,
    field: problem.facts?.['field'],
  }));
  expect(found).toEqual([{ code: 'event-field', line, column, field }]);
  expect(race!.lines.every((each) => each < line)).toBe(true);
  return race!;
}
