import * as v from 'valibot';
import type { Row } from '../../table/index.ts';

/** Changed races by id, with their new rows if the notice had room for them. */
export type RaceChanges = ReadonlyMap<string, readonly Row[]>;

/** PostgreSQL limits a notice to 7999 bytes. */
const MAX_NOTICE_BYTES = 7_900;
const MAX_RACES_PER_NOTICE = 300;

/**
 * Formats the next notice: the sender and the ids of races on the first line, and on the second line their rows as far as they fit, which saves the others a query.
 * @param pending changed races; those in the notice are removed
 */
export function nextNotice(by: string, pending: Map<string, readonly Row[]>, maxBytes = MAX_NOTICE_BYTES): string {
  const races = [...pending.keys()].slice(0, MAX_RACES_PER_NOTICE);
  const head = `${[by, ...races].join(' ')} \n`;
  let left = maxBytes - head.length - 2;
  const parts: string[] = [];
  for (const race of races) {
    const rows = pending.get(race)!;
    pending.delete(race);
    // rows of another process in between, so the numbers are not consecutive
    if (rows.length === 0 || rows.some(({ n }, i) => n !== rows[0]!.n + i)) continue;
    const text = `${parts.length === 0 ? '' : ','}${JSON.stringify([race, rows])}`;
    const bytes = Buffer.byteLength(text);
    if (bytes > left) continue;
    left -= bytes;
    parts.push(text);
  }
  return `${head}[${parts.join('')}]`;
}

/**
 * Reads a notice. `own`: this process has sent it. Null: it is none of ours, because everyone who may use the database may send notices; then it is unknown what has changed.
 */
export function readNotice(me: string, notice: string): RaceChanges | 'own' | null {
  const end = notice.indexOf('\n');
  const [by, ...races] = (end < 0 ? notice : notice.slice(0, end)).trim().split(' ');
  if (by === me) return 'own';
  const rows = end < 0 ? [] : parseRows(notice.slice(end + 1));
  return rows && new Map<string, readonly Row[]>([...races.map((race) => [race, []] as const), ...rows]);
}

const rowSchema = v.object({
  n: v.pipe(v.number(), v.integer()),
  kind: v.picklist(['acts', 'table']),
  text: v.string(),
  id: v.exactOptional(v.string()),
  at: v.exactOptional(v.number()),
});
const rowsSchema = v.array(v.tuple([v.string(), v.array(rowSchema)]));

function parseRows(text: string): readonly (readonly [string, readonly Row[]])[] | null {
  try {
    const read = v.safeParse(rowsSchema, JSON.parse(text));
    return read.success ? read.output : null;
  } catch {
    return null;
  }
}
