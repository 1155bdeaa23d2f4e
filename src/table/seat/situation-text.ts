import * as v from 'valibot';
import type { AdvanceQuestion, Problem, Reason, Result } from '../../kit/index.ts';
import { fail, NO_SEAT, ok, parseJson } from '../../kit/index.ts';
import { MAX_WORDS } from '../race/envelope.ts';
import { parseAdvance } from '../match/advance-answers.ts';
import { isOffset, isWeekdays } from '../match/consent/days-off.ts';
import { APPEND_FAILURES } from '../match/journal.ts';
import { PROPOSALS } from '../match/consent/consent-fact.ts';
import type { Situation } from '../match/link.ts';
import { ABSENCE_REASONS } from '../match/table-fact.ts';
import { ABSENCES, CLOCKS } from '../../protocol/index.ts';

/** The parts of a seat's text that are JSON on one line, read with limits, because they come from outside. */

/** The roles of a host, as they are written in its text form. */
const ROLES_ON_WIRE = ['ride', 'follow'] as const;

/** Characters of a name, a kind of question or a code. */
const MAX_NAME_LENGTH = 40;
/** Characters of a host's message about itself, or of a fact in a bot's reason. */
const MAX_TEXT_LENGTH = 1000;
const MAX_FACTS = 40;

/** What the reader knows of the race. */
export interface RaceInfo {
  readonly seats: number;
  readonly kinds: readonly AdvanceQuestion[];
}

const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9_999_999));
/** Milliseconds: a length, or since 1970. */
const time = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(Number.MAX_SAFE_INTEGER));
const name = v.pipe(v.string(), v.minLength(1), v.maxLength(MAX_NAME_LENGTH));
const hash = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));

function situationIn(seats: number) {
  const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(seats - 1));
  const some = v.pipe(
    v.array(seat),
    v.check((list) => new Set(list).size === list.length),
  );
  const opening = v.strictObject({
    salt: v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/)),
    words: v.pipe(v.string(), v.maxLength(MAX_WORDS), v.regex(/^[^\p{Cc}\p{Cs}]*$/u)),
  });
  const anyone = v.union([seat, v.literal(NO_SEAT)]);
  const agreed = v.strictObject({
    terms: v.strictObject({
      clock: v.nullable(v.strictObject({ per: v.picklist(CLOCKS), limit: time })),
      absence: v.strictObject({ does: v.picklist(ABSENCES), bot: name }),
    }),
    owners: some,
    absent: v.pipe(v.array(v.strictObject({ seat, why: v.picklist(ABSENCE_REASONS), at: time })), v.maxLength(seats)),
    substitutes: v.exactOptional(
      v.pipe(v.array(v.strictObject({ seat, state: v.picklist(['invited', 'playing']) })), v.minLength(1), v.maxLength(seats)),
    ),
    proposal: v.nullable(v.strictObject({ number: count, what: v.picklist(PROPOSALS), by: seat, about: anyone, yes: some, no: some })),
    paused: v.boolean(),
    ended: v.boolean(),
    lines: v.pipe(
      v.array(v.strictObject({ what: name, seat: anyone, about: anyone, entries: count, at: v.nullable(time) })),
      v.maxLength(MAX_FACTS),
    ),
    clock: v.nullable(v.strictObject({ seat, until: v.nullable(time) })),
    takeBack: v.nullable(v.pipe(count, v.minValue(1))),
    daysOff: v.exactOptional(
      v.pipe(
        v.array(
          v.strictObject({
            seat,
            weekdays: v.custom<readonly number[]>(isWeekdays),
            offset: v.custom<number>(isOffset),
            chosen: v.nullable(time),
            holidays: v.pipe(v.array(v.strictObject({ from: time, until: time })), v.maxLength(MAX_FACTS)),
          }),
        ),
        v.maxLength(seats),
      ),
    ),
    carriedOut: v.pipe(v.array(v.pipe(count, v.minValue(1))), v.maxLength(MAX_FACTS)),
  });
  return v.strictObject({
    entries: count,
    takenBack: count,
    asked: v.boolean(),
    together: v.nullable(v.strictObject({ kind: name, seats: some, concerned: v.boolean() })),
    drivers: v.pipe(v.array(name), v.length(seats)),
    away: some,
    answers: v.record(v.string(), v.unknown()),
    takeBack: v.nullable(v.pipe(count, v.minValue(1))),
    holding: v.boolean(),
    thinking: v.boolean(),
    going: v.boolean(),
    role: v.picklist(ROLES_ON_WIRE),
    notKept: v.nullable(v.picklist(APPEND_FAILURES)),
    broken: v.nullable(v.pipe(v.string(), v.maxLength(MAX_TEXT_LENGTH))),
    envelopes: v.nullable(
      v.strictObject({
        commitments: v.pipe(v.array(v.nullable(hash)), v.length(seats)),
        allShown: v.boolean(),
        opened: some,
        contents: v.nullable(v.pipe(v.array(v.nullable(opening)), v.length(seats))),
        calledOff: v.nullable(some),
      }),
    ),
    agreed: v.nullable(agreed),
  });
}

const reasonSchema = v.strictObject({
  code: name,
  facts: v.pipe(
    v.record(name, v.union([v.pipe(v.string(), v.maxLength(MAX_TEXT_LENGTH)), v.pipe(v.number(), v.finite()), v.boolean()])),
    v.check((facts) => Object.keys(facts).length <= MAX_FACTS),
  ),
  plain: v.optional(v.literal(true)),
});

/** One line. The host's own words are cut to the length that readers take. */
export const formatSituation = (situation: Situation): string =>
  JSON.stringify({
    ...situation,
    role: situation.role === 'reader' ? 'follow' : 'ride',
    broken: situation.broken?.slice(0, MAX_TEXT_LENGTH) ?? null,
  });

/** Problems: those of JSON, and `told-situation` with the first field that does not fit, each with its column. */
export function parseSituation(text: string, { seats, kinds }: RaceInfo): Result<Situation, Problem> {
  const read = readJson(text, situationIn(seats), 'situation');
  if (!read.ok) return read;
  const answers = parseAdvance(kinds, read.value.answers);
  if (!answers.ok) return fail({ ...answers.error[0]!, at: `situation.answers.${answers.error[0]!.at ?? ''}`, line: 1, column: 1 });
  return ok({ ...read.value, role: read.value.role === 'follow' ? 'reader' : 'leader', answers: answers.value });
}

export const formatReason = (reason: Reason): string => JSON.stringify(reason);

/** Problems: those of JSON, and `told-reason`. */
export function parseReason(text: string): Result<Reason, Problem> {
  const read = readJson(text, reasonSchema, 'reason');
  if (!read.ok) return read;
  const { code, facts, plain } = read.value;
  return ok({ code, facts, ...(plain === undefined ? {} : { plain }) });
}

function readJson<T>(text: string, schema: v.GenericSchema<unknown, T>, what: 'situation' | 'reason'): Result<T, Problem> {
  const json = parseJson(text);
  if (!json.ok) return json;
  const read = v.safeParse(schema, json.value.value);
  if (read.success) return ok(read.output);
  const path = v.getDotPath(read.issues[0])?.replace(/\.(\d+)(?=\.|$)/g, '[$1]') ?? '';
  const found = String(JSON.stringify(read.issues[0].input) ?? 'nothing').slice(0, MAX_NAME_LENGTH);
  return fail({
    code: `told-${what}`,
    at: [what, path].filter(Boolean).join('.'),
    line: 1,
    column: 1,
    ...json.value.where(path),
    facts: { found },
  });
}
