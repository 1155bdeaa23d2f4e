import * as v from 'valibot';
import { chatLineRequestSchema } from './chat.ts';
import { credentialField, secretField, sharedTokenField } from './fields.ts';
import type { Immutable } from './immutable.ts';
import { MAX_ACTION_CHARS } from './limits.ts';
import { isZone, MAX_HOLIDAY_DAYS, MAX_WEEKDAYS_OFF } from './table-terms.ts';

/** WebSocket messages from a client, one JSON text each (docs/formats/README.md, "Riding online"). */

const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9_999_999));
/** The client's own id of a message. A message that arrives twice under one id counts once. */
const id = v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/));
const action = v.pipe(v.string(), v.minLength(1), v.maxLength(MAX_ACTION_CHARS));

/** What a seat asks of the table, besides its actions in the race. */
const tableRequest = v.variant('do', [
  v.strictObject({ do: v.literal('ask'), what: v.picklist(['pause', 'end', 'take-back']) }),
  v.strictObject({ do: v.literal('ask'), what: v.picklist(['bot', 'substitute']), about: count }),
  v.strictObject({ do: v.literal('vote'), number: count, yes: v.boolean() }),
  v.strictObject({
    do: v.literal('days-off'),
    weekdays: v.pipe(v.array(count), v.maxLength(MAX_WEEKDAYS_OFF)),
    offset: v.pipe(v.number(), v.integer()),
    /** Left out in version 2, which knows the offset only. */
    zone: v.exactOptional(v.custom<string>(isZone)),
  }),
  v.strictObject({ do: v.literal('holiday'), days: v.pipe(count, v.maxValue(MAX_HOLIDAY_DAYS)) }),
  v.strictObject({ do: v.picklist(['withdraw', 'go-on', 'come-back', 'leave']) }),
]);

export type TableRequest = Immutable<v.InferOutput<typeof tableRequest>>;

/** The first message of a connection is `watch`. */
export const clientMessageSchema = v.variant('type', [
  v.strictObject({
    type: v.literal('watch'),
    /** `PROTOCOL_VERSION` of the client. */
    form: count,
    race: secretField,
    /** The token of a seat, or the credential of a person who may have one; left out: a spectator. */
    token: v.optional(v.union([secretField, credentialField, sharedTokenField])),
    /** What the client already has of this race; left out: nothing. */
    known: v.optional(v.strictObject({ entries: count, takenBack: count })),
  }),
  /** `after`: how many entries the client knew when the player decided. */
  v.strictObject({ type: v.literal('act'), id, after: count, action }),
  v.strictObject({ type: v.literal('reply'), id, after: count, action }),
  v.strictObject({ type: v.literal('answers'), id, answers: v.record(v.string(), v.unknown()) }),
  v.strictObject({ type: v.literal('wish'), id, wish: tableRequest }),
  v.strictObject({ type: v.literal('chat'), id, line: chatLineRequestSchema }),
  v.strictObject({ type: v.literal('ping') }),
]);
export type ClientMessage = Immutable<v.InferOutput<typeof clientMessageSchema>>;

type WithoutId<T> = T extends unknown ? Omit<T, 'id'> : never;
/** A message that the server answers, before it has an id. */
export type LineRequest = WithoutId<Extract<ClientMessage, { readonly id: string }>>;
