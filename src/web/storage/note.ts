import * as v from 'valibot';
import { fail, ok, type Problem, type Result } from '../../kit/index.ts';
import { isVariationName, type Row, type Summary } from '../../table/index.ts';

/**
 * What is stored about a race besides its rows: the seed, which a record must not contain during the race, and
 * what lists of races show.
 */
export interface RaceNote {
  readonly game: string;
  /** The secret seed whose seal is in the head. */
  readonly seed: string;
  /** Milliseconds since 1970. */
  readonly created: number;
  readonly titles: readonly string[];
  readonly names: readonly string[];
  /** By seat, as of the start: `human`, or a bot's name. */
  readonly drivers: readonly string[];
  /** The progress of the race. */
  readonly summary: Summary;
  /** Omitted for a race that is not a variation. */
  readonly variation?: VariationNote;
  /** It was over when it came from a file, so its seats were not played in this browser. Omitted: false. */
  readonly loaded?: boolean;
}

/** The original of a variation; the record has the same as a hash. */
export interface VariationNote {
  /** The id of the original; '' if it was not in this browser. */
  readonly race: string;
  /** How many of its actions this one begins with. */
  readonly from: number;
  /** Its current name; '' if it has none. */
  readonly name: string;
}

/** The version of the stored form of a race. */
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
  loaded: v.optional(v.boolean()),
  variation: v.optional(v.object({ race: v.string(), from: count, name: v.pipe(v.string(), v.check(isVariationName)) })),
});
const newer = v.object({ form: v.pipe(v.number(), v.minValue(FORM + 1)) });

/**
 * Parses a stored note, which people, programs and disk errors may have changed. Problems: `kept-newer` (stored by a newer version of the
 * page), `kept-note` (with the first invalid field).
 */
export function parseNote(kept: unknown): Result<RaceNote, Problem> {
  const read = v.safeParse(storedNote, kept);
  if (v.safeParse(newer, kept).success) return fail({ code: 'kept-newer', facts: { known: FORM } });
  if (!read.success) return fail({ code: 'kept-note', facts: { field: v.getDotPath(read.issues[0]) ?? '?' } });
  const { variation, loaded, ...note } = read.output;
  return ok({ ...note, ...(variation === undefined ? {} : { variation }), ...(loaded === true ? { loaded } : {}) });
}

const storedRow = v.object({ n: count, kind: v.picklist(['acts', 'table']), text: v.string(), id: v.optional(v.string()) });

/** More rows than any race has. A larger number is not a row number. */
const MAX_ROWS = 1_000_000;

/**
 * Parses stored rows, numbered without a gap from `from` on. A missing or unreadable row is replaced by an unreadable table row, which
 * readers of rows meet; they repair the race by appending to it.
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
    if (typeof n !== 'number' || !Number.isInteger(n) || n < from + rows.length || n > MAX_ROWS) continue;
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
