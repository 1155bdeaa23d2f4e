import * as v from 'valibot';
import { fail, ok, type Result } from '../../kit/index.ts';
import { isDay } from '../race/date.ts';
import { ABSENCE_RULES, SCORINGS, SUBSTITUTE_RULES, type SeasonChange, type SeasonOperation } from './season.ts';

/** A season as a text, stored, saved as a file and sent. It may be any data. */

const FORM = 1;
/** More than thirty years of a club that rides every week. */
const MAX_OPERATIONS = 20_000;
/** The length of the longest text that is parsed. */
export const MAX_SEASON_TEXT = 8_000_000;
const MAX_NAME = 60;
const MAX_ROWS = 60;
const MAX_VALUE = 100_000;

const id = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/));
const noId = v.union([v.literal(''), id]);
const name = v.pipe(v.string(), v.maxLength(MAX_NAME), v.regex(/^\P{Cc}*$/u));
const integer = (least: number, most: number) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));
const day = v.pipe(v.string(), v.isoDate(), v.check(isDay));

const row = v.object({
  ...{ member: id, place: integer(1, MAX_ROWS), points: integer(-MAX_VALUE, MAX_VALUE), for: noId },
  ...{ sprints: integer(0, MAX_VALUE), climbs: integer(0, MAX_VALUE), breakaways: integer(0, MAX_VALUE) },
});
const table = v.pipe(v.array(integer(0, MAX_VALUE)), v.maxLength(MAX_ROWS));
const settings = v.object({
  ...{ name: v.exactOptional(name), scoring: v.exactOptional(v.picklist(SCORINGS)), table: v.exactOptional(table) },
  ...{ best: v.exactOptional(integer(0, 999)), bonus: v.exactOptional(v.boolean()) },
  ...{ substitutes: v.exactOptional(v.picklist(SUBSTITUTE_RULES)), absence: v.exactOptional(v.picklist(ABSENCE_RULES)) },
});
const rows = v.pipe(v.array(row), v.maxLength(MAX_ROWS));
/** What an organiser may do. */
export const seasonChange: v.GenericSchema<unknown, SeasonChange> = v.variant('op', [
  v.object({ op: v.literal('settings'), settings }),
  v.object({ op: v.literal('member'), member: id, name: v.exactOptional(name), team: v.exactOptional(name) }),
  v.object({ op: v.literal('race'), race: id, date: v.exactOptional(day), title: v.exactOptional(name), game: v.exactOptional(noId) }),
  v.object({ op: v.literal('open'), race: id, online: noId }),
  v.object({ op: v.literal('absent'), race: id, member: id, substitute: noId, rides: v.boolean() }),
  v.object({
    ...{ op: v.literal('result'), race: id, source: noId, rows, date: v.exactOptional(day), entered: v.exactOptional(v.literal(true)) },
  }),
  v.object({ op: v.literal('rows'), race: id, rows, without: v.pipe(v.array(id), v.maxLength(MAX_ROWS)) }),
  v.object({ op: v.literal('remove'), what: v.picklist(['member', 'race', 'result']), of: id }),
  v.object({ op: v.literal('forget'), member: id }),
]);
const own = { id, at: v.pipe(v.number(), v.finite()) };
/** The same with its name and moment. */
export const seasonOperation: v.GenericSchema<unknown, SeasonOperation> = v.intersect([v.object(own), seasonChange]);
/** The file of a season. docs/schema/season.schema.json is made from it (test/table/season-schema.test.ts). */
export const seasonFile = v.object({
  form: v.literal(FORM),
  season: id,
  operations: v.pipe(v.array(seasonOperation), v.maxLength(MAX_OPERATIONS)),
});

export interface SeasonText {
  /** The id of the season. */
  readonly season: string;
  readonly operations: readonly SeasonOperation[];
}

export const formatSeason = (text: SeasonText): string => `${JSON.stringify({ form: FORM, ...text })}\n`;

/** Parses untrusted text. */
export function parseSeason(text: string): Result<SeasonText, 'unreadable'> {
  if (text.length > MAX_SEASON_TEXT) return fail('unreadable');
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return fail('unreadable');
  }
  const read = v.safeParse(seasonFile, data);
  return read.success ? ok({ season: read.output.season, operations: read.output.operations }) : fail('unreadable');
}
