import { NO_SEAT } from '../../kit/index.ts';
import type { Row } from '../../table/index.ts';
import { parseNote } from './note.ts';

const NUMBER = /^(\d{1,7}) (?:chance|seat)/gm;

/**
 * Formats head and rows as a record. Rows that do not belong into a record are appended as comments: unreadable ones, facts about the table,
 * and actions that became void when a damaged race was repaired. Only what a person took back is left out.
 */
export function textOfRows(race: { readonly note: unknown; readonly head: string; readonly rows: readonly Row[] }): string {
  let acts: Row[] = [];
  const remarks: string[] = [];
  for (const row of race.rows) {
    if (row.kind === 'acts') acts.push(row);
    else {
      const back = takenBack(row.text);
      if (back !== null) {
        const stand = standingAt(acts, back.to);
        // taken back by the repair: actions after something unreadable
        const lost = acts.filter((each) => !stand.has(each) && (back.isRepair || lastEntry(each.text) === 0));
        remarks.push(...lost.map(({ text }) => asRemark(text.trimEnd())));
        acts = [...stand];
      }
      remarks.push(asRemark(row.text));
    }
  }
  const note = parseNote(race.note);
  const seed = note.ok && race.head.includes('\ndice sealed ') ? `seed ${JSON.stringify(note.value.seed)}\n` : '';
  if (!note.ok && race.note !== undefined) remarks.push(asRemark(JSON.stringify(race.note)));
  const end = `${seed}end ${lastEntry(acts.at(-1)?.text ?? '')} open\n`;
  return [race.head, ...acts.map(({ text }) => text), end, ...remarks].join('');
}

/** The number of the last entry in a row's lines. */
const lastEntry = (text: string): number => Number([...text.matchAll(NUMBER)].at(-1)?.[1] ?? 0);

/**
 * The rows that remain when the race goes on from entry `to`. Their numbers rise; a damaged row may claim any
 * number.
 */
function standingAt(acts: readonly Row[], to: number): ReadonlySet<Row> {
  let last = 0;
  return new Set(
    acts.filter(({ text }) => {
      const n = lastEntry(text);
      if (n <= last || n > to) return false;
      last = n;
      return true;
    }),
  );
}

function takenBack(text: string): { readonly to: number; readonly isRepair: boolean } | null {
  try {
    const { fact, to, seat } = JSON.parse(text) as Readonly<Record<string, unknown>>;
    return fact === 'taken-back' && typeof to === 'number' ? { to, isRepair: seat === NO_SEAT } : null;
  } catch {
    return null;
  }
}

/** Comments out every line of a text, so that readers of records skip it. */
const asRemark = (text: string): string =>
  text
    .split(/\r\n|\n|\r/)
    .map((line) => `# ${line}\n`)
    .join('');
