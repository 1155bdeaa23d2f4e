import type { Journal, AppendFailure, Row, Summary } from '../../table/index.ts';
import { addRace, lastRow, reading, rowsFrom, whyNotKept, writing, type Writing } from './database.ts';
import { tell } from './news.ts';
import { parseRows } from './note.ts';
import { forgetVisit, isDeleted, keepForVisit, unkeptOf, withUnkept, type Unkept } from './visit.ts';

/** Rows whose caller waits until they are stored. */
interface Append {
  readonly rows: readonly Row[];
  readonly summary: Summary;
  readonly answer: (why: AppendFailure | null) => void;
}
interface Line {
  readonly appends: Append[];
  writing: boolean;
}
/** Pending rows by race. All of them go into one transaction as soon as the previous one is on the disk. */
const lines = new Map<string, Line>();

/**
 * The journal of a race in this browser. Each row is on the disk before `append` resolves. Where the browser has no space or forbids storage,
 * rows are held in memory for this visit, which `keptness` reports, and are written with the first later row that fits. Appending to a deleted
 * race returns `lost`.
 */
export function browserJournal(id: string): Journal {
  return {
    append: (rows, summary) =>
      new Promise((answer) => {
        const line = lines.get(id) ?? { appends: [], writing: false };
        lines.set(id, line);
        line.appends.push({ rows, summary, answer });
        if (!line.writing) void write(id, line);
      }),
    read: async (n) => (await readRows(id, n)).rows,
  };
}

async function write(id: string, line: Line): Promise<void> {
  line.writing = true;
  while (line.appends.length > 0) {
    // rows appended in the same task share a transaction
    await Promise.resolve();
    const appends = line.appends.splice(0);
    const answers = await keep(id, appends);
    appends.forEach(({ answer }, i) => answer(answers[i] ?? null));
    const why = answers.at(-1) ?? null;
    // what was asked before it could know follows on rows that are not there
    if (why !== null) for (const { answer } of line.appends.splice(0)) answer(why);
  }
  lines.delete(id);
}

type Answers = readonly (AppendFailure | null)[];

async function keep(id: string, appends: readonly Append[]): Promise<Answers> {
  if (isDeleted(id)) return appends.map(() => 'lost');
  const before = unkeptOf(id);
  try {
    const { answers, last } = await writing((tx) => append(tx, id, before, appends));
    // if another tab has appended rows or deleted the race, the rows in this tab's memory are void
    forgetVisit(id);
    if (answers.includes(null)) tell({ race: id, rows: last });
    return answers;
  } catch (error) {
    const why = whyNotKept(error);
    if (why === 'full' || why === 'forbidden') return keepInMemory(id, keepForVisit(id, why), appends);
    // a race that is only in the memory of this page has no other writer
    return before?.race ? keepInMemory(id, before, appends) : appends.map(() => why);
  }
}

async function append(
  tx: Writing,
  id: string,
  before: Unkept | undefined,
  appends: readonly Append[],
): Promise<{ readonly answers: Answers; readonly last: number }> {
  if (before?.race) await addRace(tx, id, before.race);
  const [note, known] = await Promise.all([tx.objectStore('races').get(id), lastRow(tx, id)]);
  if (note === undefined) return { answers: appends.map(() => 'lost'), last: 0 };
  let last = known;
  let summary = before?.summary ?? null;
  const adding: Promise<unknown>[] = [];
  const add = (rows: readonly Row[]): boolean => {
    if (!areNext(rows, last)) return false;
    for (const row of rows) adding.push(tx.objectStore('rows').add({ ...row, race: id }));
    last += rows.length;
    return true;
  };
  if (before && !add(before.rows)) return { answers: appends.map(() => 'taken'), last };
  const answers = appends.map((one) => {
    if (!add(one.rows)) return 'taken';
    summary = one.summary;
    return null;
  });
  if (summary !== null) adding.push(tx.objectStore('races').put({ ...note, summary }));
  await Promise.all(adding);
  return { answers, last };
}

const areNext = (rows: readonly Row[], last: number): boolean => rows.every(({ n }, i) => n === last + 1 + i);

async function keepInMemory(id: string, unkept: Unkept, appends: readonly Append[]): Promise<Answers> {
  if (unkept.last === undefined) {
    // null: nothing can be read either
    const kept = await reading((tx) => Promise.all([tx.objectStore('races').getKey(id), lastRow(tx, id)])).catch(() => null);
    if (kept !== null && kept[0] === undefined && unkept.race === null) {
      // all data was cleared, and its beginning with it
      forgetVisit(id);
      return appends.map(() => 'lost');
    }
    unkept.last = kept?.[1];
  }
  return appends.map(({ rows, summary }) => {
    const last = unkept.last ?? (rows[0]?.n ?? 1) - 1;
    if (!areNext(rows, last)) return 'taken';
    unkept.rows.push(...rows);
    unkept.last = last + rows.length;
    unkept.summary = summary;
    return null;
  });
}

/** The rows from number `n` on; throws where the database cannot be read. */
export async function readRows(id: string, n: number): Promise<ReturnType<typeof parseRows>> {
  const unkept = unkeptOf(id);
  const from = (rows: readonly Row[]): readonly Row[] => rows.filter((row) => row.n >= n);
  if (unkept?.race) return { rows: from([...unkept.race.rows, ...unkept.rows]), problems: [] };
  const [kept, last] = await reading((tx) => Promise.all([tx.objectStore('rows').getAll(rowsFrom(id, n)), lastRow(tx, id)]));
  const { rows, problems } = parseRows(kept, n);
  return { rows: from(withUnkept(id, rows, last)), problems };
}
