import * as v from 'valibot';
import { fail, MAX_SETUP_LENGTH, ok, parseJson, type Problem, type Result } from '../../kit/index.ts';

/** Requests to `windschatten ride`, one JSON object per line (docs/bots.md, docs/schema/ride-line.schema.json). */

export const VERSION = 1;
/** The longest line is one with a set-up. */
export const MAX_LINE_CHARS = MAX_SETUP_LENGTH + 1_000_000;
/** The races of all batches. */
export const MAX_RACES = 65_536;
export const MAX_BATCHES = 256;
/** The number of races whose options or views fit into one answer. */
export const MAX_RACES_IN_DETAIL = 8192;
const MAX_SEED = 1000;
const MAX_SEATS = 64;

const TELLS = ['options', 'view', 'numbers', 'rewards', 'state'] as const;
export const SPECTATOR = 'spectator';

const whole = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(most));
const races = v.pipe(v.array(whole(MAX_RACES)), v.maxLength(MAX_RACES));
const seed = v.pipe(v.string(), v.maxLength(MAX_SEED));
const tell = v.array(v.picklist(TELLS));
const ID = v.union([v.string(), v.pipe(v.number(), v.finite())]);
const id = v.optional(ID);
const ofBatch = { batch: whole(Number.MAX_SAFE_INTEGER), races: v.optional(races) };

const REQUEST = v.variant('do', [
  v.strictObject({
    do: v.literal('open'),
    id,
    game: v.string(),
    setup: v.unknown(),
    races: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_RACES)), 1),
    seed: v.optional(seed, '1'),
    /** [seat] one of our bots, or null where the program plays. */
    bots: v.optional(v.pipe(v.array(v.nullable(v.string())), v.maxLength(MAX_SEATS)), []),
    /** With every answer. */
    tell: v.optional(tell, []),
    /** A finished race restarts at once. */
    again: v.optional(v.boolean(), false),
  }),
  v.strictObject({
    do: v.literal('step'),
    id,
    ...ofBatch,
    // a line may have thousands of numbers, which are checked where they are used
    choose: v.custom<readonly unknown[]>((value) => Array.isArray(value), 'a list'),
  }),
  v.strictObject({
    do: v.literal('walk'),
    id,
    ...ofBatch,
    choose: v.custom<readonly unknown[]>((value) => Array.isArray(value), 'a list of lists'),
  }),
  v.strictObject({
    do: v.literal('reset'),
    id,
    ...ofBatch,
    seeds: v.optional(v.pipe(v.array(seed), v.maxLength(MAX_RACES))),
  }),
  v.strictObject({
    do: v.literal('look'),
    id,
    ...ofBatch,
    tell: v.optional(tell, ['options', 'view']),
    /** Whose view; left out: of the seat that decides. */
    seat: v.optional(v.union([whole(MAX_SEATS), v.literal(SPECTATOR)])),
  }),
  v.strictObject({
    do: v.literal('fork'),
    id,
    ...ofBatch,
    /** The races whose positions `races` get. */
    from: races,
    seeds: v.optional(v.pipe(v.array(seed), v.maxLength(MAX_RACES))),
    /** Draws what this seat may not know anew. */
    as: v.optional(whole(MAX_SEATS)),
  }),
  v.strictObject({
    do: v.literal('load'),
    id,
    ...ofBatch,
    states: v.pipe(v.array(v.string()), v.maxLength(MAX_RACES)),
    seeds: v.optional(v.pipe(v.array(seed), v.maxLength(MAX_RACES))),
  }),
  v.strictObject({ do: v.literal('close'), id, batch: ofBatch.batch }),
  v.strictObject({ do: v.literal('count'), id }),
]);

export type Request = v.InferOutput<typeof REQUEST>;
export type RequestTo<What extends Request['do']> = Extract<Request, { do: What }>;
export type Tell = (typeof TELLS)[number];

export interface ReadRequest {
  /** The sender's id of the line, even if the rest of the line is invalid. */
  readonly id?: Request['id'];
  readonly request: Result<Request, readonly Problem[]>;
}

/** Reads a line, which may be any text. */
export function readRequest(line: string): ReadRequest {
  if (line.length > MAX_LINE_CHARS) return { request: fail([{ code: 'ride-line-too-long', facts: { most: MAX_LINE_CHARS } }]) };
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    if (line.includes('\0')) return { request: fail([{ code: 'ride-line-utf16' }]) };
    // the slower parser knows the place of the error
    const read = parseJson(line);
    return { request: fail([read.ok ? { code: 'json-expected-value', facts: { found: '' } } : read.error]) };
  }
  const request = v.safeParse(REQUEST, value);
  const called = v.safeParse(v.object({ id: ID }), value);
  return {
    ...(called.success ? { id: called.output.id } : {}),
    request: request.success ? ok(request.output) : fail(request.issues.map((issue) => problemOf(issue, value))),
  };
}

const MAX_SHOWN_CHARS = 60;

/** The fields of a request, for one with a field that is not known. */
function knownFields(value: unknown): string {
  const what = (value as { readonly do?: unknown }).do;
  const of = REQUEST.options.find((option) => option.entries.do.literal === what);
  return Object.keys(of?.entries ?? {}).join(', ');
}

function problemOf(issue: v.BaseIssue<unknown>, value: unknown): Problem {
  if (issue.type === 'strict_object' && issue.expected === 'never') {
    const field = (v.getDotPath(issue) ?? '').slice(0, MAX_SHOWN_CHARS);
    return { code: 'ride-unknown-field', at: field, facts: { field, known: knownFields(value) } };
  }
  return {
    code: 'ride-request',
    at: v.getDotPath(issue) ?? '',
    facts: { expected: (issue.expected ?? issue.message).slice(0, 200), found: issue.received.slice(0, MAX_SHOWN_CHARS) },
  };
}
