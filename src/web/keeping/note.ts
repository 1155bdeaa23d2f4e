import * as v from 'valibot';
import { fail, ok, type Problem, type Result } from '../../kit/index.ts';
import { isVariationName, type Row, type Summary } from '../../table/index.ts';

/** What is kept about a race beside its rows: what a record must not tell while it is on (the seed), and what lists of races show without reading it. */
export interface RaceNote {
  readonly game: string;
  /** What is in the envelope whose seal the head shows. */
  readonly seed: string;
  /** Milliseconds since 1970. */
  readonly created: number;
  readonly titles: readonly string[];
  readonly names: readonly string[];
  /** Who sat where when the race was made: `human`, or a bot's name. */
  readonly drivers: readonly string[];
  /** How far it is. */
  readonly summary: Summary;
  /** Left out: it is a race of its own. */
  readonly variation?: VariationNote;
}

/** Beneath which race a variation is kept; its record says the same in a hash. */
export interface VariationNote {
  /** The id of that race; '' where it was not in this browser. */
  readonly race: string;
  /** How many of its actions this one begins with. */
  readonly from: number;
  /** As its rider calls it now; '' where he gave it no name. */
  readonly name: string;
}

/** The version of the form in which a race is kept. */
export const FORM = 1;
export type StoredNote = RaceNote & { readonly id: string; readonly form: typeof FORM };

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const texts = v.array(v.string());
const storedNote = v.object({
  game: v.string(),
  seed: v.string(),
  created: v.pipe(v.number(), v.finite()),
  titles: texts,
  names: texts,
  drivers: texts,
  summary: v.object({
    entries: count,
    stage: count,
    round: v.nullable(count),
    over: v.boolean(),
    turn: v.pipe(v.number(), v.integer()),
  }),
  variation: v.optional(v.object({ race: v.string(), from: count, name: v.pipe(v.string(), v.check(isVariationName)) })),
});
const newer = v.object({ form: v.pipe(v.number(), v.minValue(FORM + 1)) });

/**
 * Reads what the browser has kept, which people, programs and broken disks may have changed. Problems: `kept-newer` (by a newer version of the page),
 * `kept-note` (with the first field that does not fit).
 */
export function parseNote(kept: unknown): Result<RaceNote, Problem> {
  const read = v.safeParse(storedNote, kept);
  if (v.safeParse(newer, kept).success) return fail({ code: 'kept-newer', facts: { known: FORM } });
  if (!read.success) return fail({ code: 'kept-note', facts: { field: v.getDotPath(read.issues[0]) ?? '?' } });
  const { variation, ...note } = read.output;
  return ok(variation === undefined ? note : { ...note, variation });
}

const storedRow = v.object({ n: count, kind: v.picklist(['acts', 'table']), text: v.string(), id: v.optional(v.string()) });

/** More rows than any race has: beyond it a number is no number of a row. */
const MOST_ROWS = 1_000_000;

/**
 * The rows as they were kept, without a gap from number `from` on. One that is missing or was changed beyond reading stands among them as a table row that nobody
 * can read: readers of rows meet it, and mend the race by adding to it.
 */
export function parseRows(
  kept: readonly unknown[],
  from: number,
): { readonly rows: readonly Row[]; readonly problems: readonly Problem[] } {
  const rows: Row[] = [];
  const problems: Problem[] = [];
  const add = (row: Row): void => void rows.push(row);
  for (const each of kept) {
    const n = (each as { readonly n?: unknown } | null)?.n;
    if (typeof n !== 'number' || !Number.isInteger(n) || n < from + rows.length || n > MOST_ROWS) continue;
    for (let missing = from + rows.length; missing < n; missing++) {
      problems.push({ code: 'kept-row-missing', facts: { n: missing } });
      add({ n: missing, kind: 'table', text: '' });
    }
    const read = v.safeParse(storedRow, each);
    if (read.success) {
      const { kind, text, id } = read.output;
      add({ n, kind, text, ...(id === undefined ? {} : { id }) });
    } else {
      problems.push({ code: 'kept-row', facts: { n } });
      add({ n, kind: 'table', text: JSON.stringify(each) });
    }
  }
  return { rows, problems };
}
