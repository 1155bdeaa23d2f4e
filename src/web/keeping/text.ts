import type { Row } from '../../table/index.ts';
import { asRemark } from './earlier.ts';
import { parseNote } from './note.ts';

const NUMBER = /^(\d{1,7}) (?:chance|seat)/gm;

/** Head and rows as a record, as far as a text tells; what does not belong into a record but must not be lost stands below it as remarks. */
export function textOfRows(race: {
  readonly note: unknown;
  readonly head: string;
  readonly rows: readonly Row[];
  readonly aside: readonly string[];
}): string {
  let acts: Row[] = [];
  const remarks: string[] = [];
  for (const row of race.rows) {
    if (row.kind === 'acts') acts.push(row);
    else {
      const to = takenBackTo(row.text);
      if (to === 'no fact') remarks.push(asRemark(row.text));
      else if (to !== null) {
        // what was taken back is gone; what nobody could read is not lost
        remarks.push(...acts.filter(({ text }) => lastEntry(text) === 0).map(({ text }) => asRemark(text)));
        acts = acts.filter(({ text }) => lastEntry(text) > 0 && lastEntry(text) <= to);
      }
    }
  }
  const note = parseNote(race.note);
  const seed = note.ok && race.head.includes('\ndice sealed ') ? `seed ${JSON.stringify(note.value.seed)}\n` : '';
  if (!note.ok && race.note !== undefined) remarks.push(asRemark(JSON.stringify(race.note)));
  const end = `${seed}end ${lastEntry(acts.at(-1)?.text ?? '')} open\n`;
  return [race.head, ...acts.map(({ text }) => text), end, ...remarks, ...race.aside.map(asRemark)].join('');
}

/** The number of the last entry in a row's lines. */
const lastEntry = (text: string): number => Number([...text.matchAll(NUMBER)].at(-1)?.[1] ?? 0);

function takenBackTo(text: string): number | null | 'no fact' {
  try {
    const { fact, to } = JSON.parse(text) as Readonly<Record<string, unknown>>;
    if (typeof fact !== 'string') return 'no fact';
    return fact === 'taken-back' && typeof to === 'number' ? to : null;
  } catch {
    return 'no fact';
  }
}
