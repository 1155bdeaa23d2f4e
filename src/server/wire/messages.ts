import * as v from 'valibot';
import type { Problem, Refusal, Seat } from '../../kit/index.ts';
import { isZone, MAX_HOLIDAY_DAYS, MAX_WEEKDAYS } from '../../table/index.ts';
import { chatSaid } from '../chat/index.ts';
import type { ChatLine } from '../store/index.ts';
import { CREDENTIAL, type RoomTold } from '../races/index.ts';

/** What passes over a WebSocket, one JSON text a message (docs/formats/README.md, "Riding online"). The version of this form; this is 3: days off by the name of a time zone. */
export const FORM = 3;

/** The oldest form that is still understood: a page that speaks an older one is told to load itself anew. */
export const OLDEST_FORM = 2;

/** A message of a client at most, in characters: an action is a line. */
export const MOST_MESSAGE = 16_384;

const secret = v.pipe(v.string(), v.regex(/^[\w-]{22}$/));
const credential = v.pipe(v.string(), v.regex(CREDENTIAL));
const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9_999_999));
const id = v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/));
const line = v.pipe(v.string(), v.minLength(1), v.maxLength(4_000));

const tableWish = v.variant('do', [
  v.strictObject({ do: v.literal('ask'), what: v.picklist(['pause', 'end', 'take-back']) }),
  v.strictObject({ do: v.literal('ask'), what: v.literal('bot'), about: count }),
  v.strictObject({ do: v.literal('vote'), number: count, yes: v.boolean() }),
  v.strictObject({
    do: v.literal('days-off'),
    weekdays: v.pipe(v.array(count), v.maxLength(MAX_WEEKDAYS)),
    offset: v.pipe(v.number(), v.integer()),
    /** Left out: by the offset alone, as form 2 has it. */
    zone: v.exactOptional(v.custom<string>(isZone)),
  }),
  v.strictObject({ do: v.literal('holiday'), days: v.pipe(count, v.maxValue(MAX_HOLIDAY_DAYS)) }),
  v.strictObject({ do: v.picklist(['withdraw', 'go-on', 'come-back', 'leave']) }),
]);

/** From a client. The first one is `watch`. */
export const message = v.variant('type', [
  v.strictObject({
    type: v.literal('watch'),
    form: count,
    race: secret,
    /** Of a seat, or of a person who may have one; left out: a spectator. */
    token: v.optional(v.union([secret, credential])),
    /** How far the client is with a race it has watched before; left out: it knows nothing. */
    known: v.optional(v.strictObject({ entries: count, takenBack: count })),
  }),
  /** `after`: the entries known when it was decided. */
  v.strictObject({ type: v.literal('act'), id, after: count, action: line }),
  v.strictObject({ type: v.literal('reply'), id, after: count, action: line }),
  v.strictObject({ type: v.literal('answers'), id, answers: v.record(v.string(), v.unknown()) }),
  v.strictObject({ type: v.literal('wish'), id, wish: tableWish }),
  v.strictObject({ type: v.literal('chat'), id, line: chatSaid }),
  v.strictObject({ type: v.literal('ping') }),
]);
export type Message = v.InferOutput<typeof message>;

/** To a client. */
export type ServerMessage =
  /** How the race stands before it begins, when it begins, and once at first. `you`: the seat of the token. `now`: the time by which clocks run, in milliseconds since 1970. */
  | { readonly type: 'room'; readonly room: RoomTold; readonly you: Seat | null; readonly now: number }
  /** A whole seat, or news for it (docs/formats/README.md, "What a seat is told"). */
  | { readonly type: 'seat' | 'news'; readonly text: string }
  /** To the message of this id. Nothing is wrong: it is kept. */
  | { readonly type: 'answer'; readonly id: string; readonly refusal: Refusal | null; readonly problems?: readonly Problem[] }
  /** What was said at the table, the oldest first: once what was said last, then what is new. */
  | { readonly type: 'chat'; readonly lines: readonly ChatLine[] }
  /** The connection is closed after it. */
  | { readonly type: 'error'; readonly code: ErrorCode }
  | { readonly type: 'pong'; readonly now: number };

export type ErrorCode =
  /** `wire-form`: the client is too old for this server; `wire-older`: this server is too old for it, another process may not be. */
  | 'wire-unreadable'
  | 'wire-too-much'
  | 'wire-form'
  | 'wire-older'
  | 'wire-race'
  | 'wire-token'
  | 'wire-store'
  | 'wire-closing'
  | 'wire-order';
