import type { Problem } from '../../kit/index.ts';
import { formatFact, groupToRows, HINT, type Row } from '../../table/index.ts';

/** A record, line by line, as the rows of a race. Nothing is decided here: what an action or an event says is found out by whoever reads the rows. */
export interface SplitRecord {
  /** As far as `actions`; null where there is no such line. */
  readonly head: string | null;
  /** Together as in `groupToRows`. */
  readonly rows: readonly Row[];
  /** How many actions the rows hold, chance's answers included. */
  readonly entries: number;
  /** What is wrong with the text; the rows are those before it. */
  readonly problems: readonly Problem[];
}

const ACTION = /^(\d{1,7}) (chance|seat \d{1,2}): /;
const END = /^(seed |standing |end )/;

/** An entry's lines, or the fact that a hint was asked for. */
interface Piece {
  readonly is: 'seat' | 'chance' | 'hint';
  readonly lines: string[];
}

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
  const pieces: Piece[] = [];
  let entries = 0;
  let problem: Problem | null = null;
  let ended = false;
  for (let i = begin + 1; i < lines.length && problem === null && !ended; i++) {
    const line = lines[i]!;
    if (!says(line)) continue;
    const found = ACTION.exec(line);
    if (found) {
      const expected = entries + 1;
      if (Number(found[1]) === expected) {
        pieces.push({ is: found[2] === 'chance' ? 'chance' : 'seat', lines: [line] });
        entries++;
      } else problem = { code: 'record-number', line: i + 1, column: 1, facts: { expected, found: Number(found[1]) } };
    } else if (line.startsWith(' ') && entries > 0 && pieces.at(-1)!.is !== 'hint') pieces.at(-1)!.lines.push(line);
    else if (HINT.test(line)) pieces.push({ is: 'hint', lines: [formatFact({ fact: 'hint', seat: Number(HINT.exec(line)![1]) })] });
    else if (END.test(line)) ended = true;
    else problem = { code: 'record-expected', line: i + 1, column: 1, facts: { expected: 'ACTION', found: line.slice(0, 80) } };
  }
  // where what may follow does not, nobody can say whether all events of the last entry are there
  while (!ended && pieces.length > 0) {
    const last = pieces.pop()!;
    if (last.is === 'hint') continue;
    entries--;
    break;
  }
  if (!ended && problem === null)
    problem = { code: 'record-cut', line: lines.length, column: 1, facts: { expected: 'end', actions: entries } };
  return { head, rows: asRows(pieces), entries, problems: problem === null ? [] : [problem] };
}

const asRows = (pieces: readonly Piece[]): readonly Row[] =>
  groupToRows(pieces).map((group, i): Row => {
    const lines = group.flatMap((piece) => piece.lines);
    return group[0]!.is === 'hint' ? { n: i + 1, kind: 'table', text: lines.join('') } : { n: i + 1, kind: 'acts', text: asText(lines) };
  });

const asText = (lines: readonly string[]): string => `${lines.join('\n')}\n`;
