import type { Journal, AppendFailure, Row, Summary } from '../../table/index.ts';
import { addRace, lastRow, reading, rowsFrom, storageFailure, writing, type Writing } from './database.ts';
import { publish } from './broadcast.ts';
import { parseRows } from './note.ts';
import { forgetUnsaved, isDeleted, holdInMemory, storageState, unsavedOf, withUnsaved, type UnsavedRace } from './unsaved.ts';

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
 * rows are held in memory for this visit, which `storageState` reports, and are written with the first later row that fits, or without one once there is
 * room (`storeLater`). Appending to a deleted race returns `lost`.
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
    const answers = await writeRows(id, appends);
    appends.forEach(({ answer }, i) => answer(answers[i] ?? null));
    const why = answers.at(-1) ?? null;
    // rows that arrived during the failed write would follow on rows that are not stored
    if (why !== null) for (const { answer } of line.appends.splice(0)) answer(why);
  }
  lines.delete(id);
}

type Answers = readonly (AppendFailure | null)[];

async function writeRows(id: string, appends: readonly Append[]): Promise<Answers> {
  if (isDeleted(id)) return appends.map(() => 'lost');
  const before = unsavedOf(id);
  try {
    const { answers, last } = await writing((tx) => append(tx, id, before, appends));
    // if another tab has appended rows or deleted the race, the rows in this tab's memory are void
    forgetUnsaved(id);
    if (answers.includes(null) || (before && last > 0)) publish({ race: id, rows: last });
    return answers;
  } catch (error) {
    const why = storageFailure(error);
    if (why === 'full') storeLater(id);
    if (why === 'full' || why === 'forbidden') return appendInMemory(id, holdInMemory(id, why), appends);
    // a race that is only in the memory of this page has no other writer
    return before?.race ? appendInMemory(id, before, appends) : appends.map(() => why);
  }
}

/** How often rows in memory are tried again, because the browser may have room by now and the race no more rows. */
const RETRY_INTERVAL_MS = 20_000;
const retrying = new Set<string>();

/** Stores what is only in memory as soon as the browser has room again. */
export function storeLater(id: string): void {
  if (retrying.has(id)) return;
  retrying.add(id);
  setTimeout(() => {
    retrying.delete(id);
    void storeNow(id);
  }, RETRY_INTERVAL_MS);
}

async function storeNow(id: string): Promise<void> {
  // rows on their way take the others along, or begin the next try
  if (storageState(id) !== 'full' || lines.has(id)) return;
  const line: Line = { appends: [], writing: true };
  lines.set(id, line);
  try {
    await writeRows(id, []);
  } finally {
    await write(id, line);
  }
}

async function append(
  tx: Writing,
  id: string,
  before: UnsavedRace | undefined,
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

async function appendInMemory(id: string, unsaved: UnsavedRace, appends: readonly Append[]): Promise<Answers> {
  if (unsaved.last === undefined) {
    // null: nothing can be read either
    const stored = await reading((tx) => Promise.all([tx.objectStore('races').getKey(id), lastRow(tx, id)])).catch(() => null);
    if (stored !== null && stored[0] === undefined && unsaved.race === null) {
      // all data was cleared, and its beginning with it
      forgetUnsaved(id);
      return appends.map(() => 'lost');
    }
    unsaved.last = stored?.[1];
  }
  return appends.map(({ rows, summary }) => {
    const last = unsaved.last ?? (rows[0]?.n ?? 1) - 1;
    if (!areNext(rows, last)) return 'taken';
    unsaved.rows.push(...rows);
    unsaved.last = last + rows.length;
    unsaved.summary = summary;
    return null;
  });
}

/** The rows from number `n` on; throws where the database cannot be read. */
export async function readRows(id: string, n: number): Promise<ReturnType<typeof parseRows>> {
  const unsaved = unsavedOf(id);
  const from = (rows: readonly Row[]): readonly Row[] => rows.filter((row) => row.n >= n);
  if (unsaved?.race) return { rows: from([...unsaved.race.rows, ...unsaved.rows]), problems: [] };
  const [stored, last] = await reading((tx) => Promise.all([tx.objectStore('rows').getAll(rowsFrom(id, n)), lastRow(tx, id)]));
  const { rows, problems } = parseRows(stored, n);
  return { rows: from(withUnsaved(id, rows, last)), problems };
}
