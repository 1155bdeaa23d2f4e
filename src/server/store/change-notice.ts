import type { Row } from '../../table/index.ts';

/** Races that have changed, and what is new in them where the one who tells knows it and there is room. */
export type RaceChanges = ReadonlyMap<string, readonly Row[]>;

/** A notice of PostgreSQL has fewer than 8000 bytes; an id has 22 characters. */
const MAX_NOTICE_BYTES = 7_900;
const MAX_RACES_PER_NOTICE = 300;

/**
 * The next notice: who tells, the races by id, and in a second line rows of theirs, so that whoever hears it need not ask for them. What is told is taken out of `toTell`.
 * Versions from before rows were told read the first line alone.
 */
export function nextNotice(by: string, toTell: Map<string, readonly Row[]>): string {
  const races = [...toTell.keys()].slice(0, MAX_RACES_PER_NOTICE);
  const head = `${[by, ...races].join(' ')} \n`;
  let left = MAX_NOTICE_BYTES - head.length - 2;
  const told: string[] = [];
  for (const race of races) {
    const rows = toTell.get(race)!;
    toTell.delete(race);
    // rows of two commits with another's in between are no line of rows
    if (rows.length === 0 || rows.some(({ n }, i) => n !== rows[0]!.n + i)) continue;
    const text = `${told.length === 0 ? '' : ','}${JSON.stringify([race, rows])}`;
    const bytes = Buffer.byteLength(text);
    if (bytes > left) continue;
    left -= bytes;
    told.push(text);
  }
  return `${head}[${told.join('')}]`;
}

/** Null: by oneself. */
export function readNotice(me: string, notice: string): RaceChanges | null {
  const end = notice.indexOf('\n');
  const [by, ...races] = (end < 0 ? notice : notice.slice(0, end)).trim().split(' ');
  if (by === me) return null;
  const rows = end < 0 ? [] : (JSON.parse(notice.slice(end + 1)) as readonly (readonly [string, readonly Row[]])[]);
  return new Map<string, readonly Row[]>([...races.map((race) => [race, []] as const), ...rows]);
}
