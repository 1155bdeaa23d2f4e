import * as v from 'valibot';
import type { Problem, Refusal } from '../kit/index.ts';
import { chatLineSchema } from './chat.ts';
import { integerField, nameField } from './fields.ts';
import type { Immutable } from './immutable.ts';
import { roomSchema } from './room.ts';

/** WebSocket messages from the server, and the problems that it answers over HTTP (docs/formats/README.md, "Riding online"). */

const factsField = v.record(v.string(), v.union([v.string(), v.number(), v.boolean()]));
const problemField = v.pipe(
  v.object({ code: nameField, at: v.optional(v.string()), facts: v.optional(factsField) }),
  v.transform(({ code, at, facts }): Problem => ({
    code,
    ...(at === undefined ? {} : { at }),
    ...(facts === undefined ? {} : { facts }),
  })),
);
const refusalField = v.pipe(
  v.object({ code: nameField, section: v.string(), facts: factsField }),
  v.transform((refusal): Refusal => refusal),
);

export const problemsSchema = v.object({ problems: v.array(problemField) });

export const serverMessageSchema = v.variant('type', [
  /** The room: once at first, and with every change before the start. `you`: the seat of the token. `now`: the server's clock, in milliseconds since 1970. */
  v.object({
    type: v.literal('room'),
    room: roomSchema,
    you: v.nullable(integerField),
    now: integerField,
    /** This client plays for the owner of the seat. */
    substitute: v.optional(v.boolean(), false),
  }),
  /** A whole seat (docs/formats/README.md, "What a seat is told"). */
  v.object({ type: v.literal('seat'), text: v.string() }),
  /** What is new for a seat. */
  v.object({ type: v.literal('news'), text: v.string() }),
  /** The answer to the message of this id. A null refusal means that it is stored. */
  v.object({
    type: v.literal('answer'),
    id: v.string(),
    refusal: v.nullable(refusalField),
    problems: v.optional(v.array(problemField)),
  }),
  /** Lines of chat, the oldest first: once the last ones, then new ones. */
  v.object({ type: v.literal('chat'), lines: v.pipe(v.array(chatLineSchema), v.maxLength(500)) }),
  /** One of `ERROR_CODES`, or a code that only a newer server knows. The server closes the connection after it. */
  v.object({ type: v.literal('error'), code: nameField }),
  v.object({ type: v.literal('pong'), now: integerField }),
]);
export type ServerMessage = Immutable<v.InferOutput<typeof serverMessageSchema>>;

/** Why the server closes a connection. `wire-form`: the client is too old; `wire-older`: this server is older than the client, but another process may not be. */
export const ERROR_CODES = [
  ...(['wire-unreadable', 'wire-too-much', 'wire-form', 'wire-older', 'wire-race', 'wire-token'] as const),
  ...(['wire-store', 'wire-closing', 'wire-order'] as const),
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];
