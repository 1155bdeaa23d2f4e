/**
 * Edits a position's text line by line. An edit changes only the lines of its statement and keeps all others,
 * comments included.
 */

const POSITION = 'position';
const SCRIPT = 'script';

/** The range of lines that hold the position's statements; null if there is no position yet. */
function partOf(lines: readonly string[]): { readonly from: number; readonly to: number } {
  const begin = lines.indexOf(POSITION);
  const script = lines.indexOf(SCRIPT);
  const end = script < 0 ? lines.length : script;
  const from = begin < 0 ? end : begin + 1;
  let to = end;
  while (to > from && lines[to - 1]!.trim() === '') to--;
  return { from, to };
}

/** The rest of the lines that begin with a statement. @param statement its first words, such as `rider 21` */
export const saysOf = (text: string, statement: string): readonly string[] =>
  text
    .split('\n')
    .filter((line) => isOf(line, statement))
    .map((line) =>
      line
        .slice(statement.length)
        .replace(/\s#.*$/, '')
        .trim(),
    );

const isOf = (line: string, statement: string): boolean => line === statement || line.startsWith(`${statement} `);

/** Sets a statement of the position, or removes it if null. Of several with the same beginning one remains. */
export function withStatement(text: string, statement: string, rest: string | null): string {
  let lines = text.replace(/\n+$/, '').split('\n');
  if (!lines.includes(POSITION)) lines = [...lines, '', POSITION];
  const { from, to } = partOf(lines);
  const at = lines.findIndex((line, i) => i >= from && i < to && isOf(line, statement));
  const kept = lines.filter((line, i) => i < from || i >= to || i === at || !isOf(line, statement));
  const line = rest === null ? [] : [`${statement} ${rest}`.trimEnd()];
  return `${at < 0 ? kept.toSpliced(to, 0, ...line).join('\n') : kept.toSpliced(at, 1, ...line).join('\n')}\n`;
}

/** Removes all statements with this beginning. */
export const withoutStatements = (text: string, statement: string): string => withStatement(text, statement, null);

/** Sets a statement of the head, and removes others with the same beginning. */
export function withHead(text: string, statement: string, rest: string): string {
  const lines = text.split('\n');
  const end = Math.min(...[POSITION, SCRIPT].map((word) => lines.indexOf(word)).filter((at) => at >= 0), lines.length);
  const at = lines.findIndex((line, i) => i < end && isOf(line, statement));
  const kept = lines.filter((line, i) => i >= end || i === at || !isOf(line, statement));
  const line = `${statement} ${rest}`;
  return (at < 0 ? kept.toSpliced(Math.max(2, end), 0, line) : kept.with(at, line)).join('\n');
}
