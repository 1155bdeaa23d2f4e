import type { Problem } from '../../kit/index.ts';
import type { Row } from '../../table/index.ts';

/** A record, line by line, as the rows of a race. Nothing is decided here: what an action or an event says is found out by whoever reads the rows. */
export interface SplitRecord {
  /** As far as `actions`; null where there is no such line. */
  readonly head: string | null;
  /** An action of a seat with chance's answers to it is one row; so are chance's first answers, before anybody has acted. */
  readonly rows: readonly Row[];
  /** How many actions the rows hold, chance's answers included. */
  readonly entries: number;
  /** What is wrong with the text; the rows are those before it. */
  readonly problems: readonly Problem[];
}

const ACTION = /^(\d{1,7}) (chance|seat \d{1,2}): /;
const END = /^(seed |standing |end )/;

/** The codes of problems are those of `parseRecord`. */
export function splitRecord(text: string): SplitRecord {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/);
  const says = (line: string): boolean => line.trim() !== '' && !line.startsWith('#');
  const begin = lines.indexOf('actions');
  if (begin < 0) {
    const expected = 'actions';
    return { head: null, rows: [], entries: 0, problems: [{ code: 'record-cut', line: lines.length, column: 1, facts: { expected } }] };
  }
  const head = asText(lines.slice(0, begin + 1).filter(says));
  const entries: { readonly byChance: boolean; readonly lines: string[] }[] = [];
  let problem: Problem | null = null;
  let ended = false;
  for (let i = begin + 1; i < lines.length && problem === null && !ended; i++) {
    const line = lines[i]!;
    if (!says(line)) continue;
    const found = ACTION.exec(line);
    if (found) {
      const expected = entries.length + 1;
      if (Number(found[1]) === expected) entries.push({ byChance: found[2] === 'chance', lines: [line] });
      else problem = { code: 'record-number', line: i + 1, column: 1, facts: { expected, found: Number(found[1]) } };
    } else if (line.startsWith(' ') && entries.length > 0) entries.at(-1)!.lines.push(line);
    else if (END.test(line)) ended = true;
    else problem = { code: 'record-expected', line: i + 1, column: 1, facts: { expected: 'ACTION', found: line.slice(0, 80) } };
  }
  // where what may follow does not, nobody can say whether all events of the last entry are there
  if (!ended) entries.pop();
  if (!ended && problem === null)
    problem = { code: 'record-cut', line: lines.length, column: 1, facts: { expected: 'end', actions: entries.length } };
  return { head, rows: asRows(entries), entries: entries.length, problems: problem === null ? [] : [problem] };
}

function asRows(entries: readonly { readonly byChance: boolean; readonly lines: readonly string[] }[]): readonly Row[] {
  const groups: string[][] = [];
  for (const { byChance, lines } of entries) {
    if (byChance && groups.length > 0) groups.at(-1)!.push(...lines);
    else groups.push([...lines]);
  }
  return groups.map((lines, i) => ({ n: i + 1, kind: 'acts', text: asText(lines) }));
}

const asText = (lines: readonly string[]): string => `${lines.join('\n')}\n`;
