import * as v from 'valibot';
import type { BotText } from './bot-pool.ts';
import type { BotDecision } from './bot-worker.ts';

/** Questions to bots and their decisions, as messages between processes. */

/** Raise the number when a message changes, so that processes of another version do not get it. */
export const BOTS_SUBJECT = 'windschatten.bots.1';
export const BOTS_GROUP = 'bots';

/** A question, and in how many milliseconds its answer is of no use any more. */
export interface RemoteQuestion extends BotText {
  readonly timeoutMs: number;
}

const MAX_NAME_CHARS = 100;
const MAX_TEXT_CHARS = 900_000;
const MAX_TIMEOUT_MS = 60_000;
const name = v.pipe(v.string(), v.maxLength(MAX_NAME_CHARS));
const text = v.pipe(v.string(), v.maxLength(MAX_TEXT_CHARS));
const count = v.pipe(v.number(), v.integer(), v.minValue(0));

const questionSchema = v.object({
  ...{ game: name, setup: text, state: text, bot: name },
  ...{ seat: count, entries: count, timeoutMs: v.pipe(count, v.maxValue(MAX_TIMEOUT_MS)) },
});
const reasonSchema = v.object({
  code: name,
  facts: v.record(name, v.union([text, v.number(), v.boolean()])),
  plain: v.exactOptional(v.literal(true)),
});
/** `busy`: the process has enough to do. */
const answerSchema = v.union([v.object({ busy: v.literal(true) }), v.object({ action: text, reason: v.nullable(reasonSchema) })]);

export const parseQuestion = (message: string): RemoteQuestion | null => parse(questionSchema, message);
export const parseAnswer = (message: string): BotDecision | { readonly busy: true } | null => parse(answerSchema, message);

function parse<S extends v.GenericSchema>(schema: S, message: string): v.InferOutput<S> | null {
  try {
    const read = v.safeParse(schema, JSON.parse(message));
    return read.success ? read.output : null;
  } catch {
    return null;
  }
}
