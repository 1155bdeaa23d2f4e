import * as v from 'valibot';
import type { Problem, Refusal } from '../../kit/index.ts';
import { ABSENCES, CLOCKS, type TableWish } from '../../table/index.ts';

/** What a server says, read as everything from outside (docs/formats/README.md, "Riding online"). */

export const FORM = 3;
const ID = /^[\w-]{22}$/;
const name = v.pipe(v.string(), v.maxLength(100));
const count = v.pipe(v.number(), v.integer());
const facts = v.record(v.string(), v.union([v.string(), v.number(), v.boolean()]));

/** Who may have a race begin before all are there: whoever has opened it, or everybody who has a seat. */
export const STARTERS = ['opener', 'riders'] as const;
export type Starter = (typeof STARTERS)[number];

/** What may be said at a race. */
export const CHAT_ALLOWED = ['off', 'phrases', 'all'] as const;
export type ChatAllowed = (typeof CHAT_ALLOWED)[number];
export const CHAT_KINDS = ['phrase', 'text'] as const;
const chatLine = v.object({
  n: count,
  seat: count,
  /** Of whoever has said it, where the seat may be another's by now. */
  name: v.optional(name),
  kind: v.picklist(CHAT_KINDS),
  said: v.pipe(v.string(), v.maxLength(400)),
  at: v.number(),
});
export type ChatLine = v.InferOutput<typeof chatLine>;

const seats = v.pipe(v.array(v.pipe(count, v.minValue(0))), v.maxLength(64));
const hash = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));
/** What riders bring to the dice, in sealed envelopes. */
const envelopes = v.object({
  seal: hash,
  commitments: v.pipe(v.array(v.nullable(hash)), v.maxLength(64)),
  allShown: v.boolean(),
  opened: seats,
  calledOff: v.pipe(v.array(v.object({ seal: hash, notOpened: seats })), v.maxLength(1000)),
  anewFrom: v.nullable(v.number()),
});

export const roomSchema = v.object({
  id: v.pipe(v.string(), v.regex(ID)),
  game: name,
  phase: v.picklist(['gathering', 'riding', 'over', 'away']),
  listed: v.boolean(),
  setup: v.record(v.string(), v.unknown()),
  seats: v.pipe(
    v.array(
      v.object({
        open: v.boolean(),
        bot: name,
        name,
        taken: v.boolean(),
        ready: v.boolean(),
        person: v.optional(v.pipe(v.string(), v.regex(ID))),
      }),
    ),
    v.maxLength(64),
  ),
  window: count,
  clock: v.nullable(v.object({ per: v.picklist(CLOCKS), limit: count })),
  absence: v.object({ does: v.picklist(ABSENCES), bot: v.nullable(name) }),
  summary: v.nullable(v.object({ entries: count, stage: count, round: v.nullable(count), over: v.boolean(), turn: count })),
  standings: v.optional(v.array(v.object({ seat: count, rank: count, points: v.number() })), []),
  chat: v.optional(v.picklist(CHAT_ALLOWED), 'off'),
  onlookers: v.optional(v.boolean(), false),
  delay: v.optional(count, 0),
  starter: v.optional(v.picklist(STARTERS), 'opener'),
  known: v.optional(v.nullable(v.picklist(['brought', 'home'])), null),
  next: v.optional(v.nullable(v.pipe(v.string(), v.regex(ID))), null),
  envelopes: v.optional(v.nullable(envelopes), null),
  /** The seat of the token it was asked with; of an older server, of a line and in lists it is not told here. */
  you: v.optional(v.nullable(count), null),
});
export type Room = v.InferOutput<typeof roomSchema>;

const problem = v.pipe(
  v.object({ code: name, at: v.optional(v.string()), facts: v.optional(facts) }),
  v.transform(({ code, at, facts: told }): Problem => ({
    code,
    ...(at === undefined ? {} : { at }),
    ...(told === undefined ? {} : { facts: told }),
  })),
);
const refusal = v.pipe(
  v.object({ code: name, section: v.string(), facts }),
  v.transform((read): Refusal => read),
);

export const problemsSchema = v.object({ problems: v.array(problem) });

const serverMessage = v.variant('type', [
  v.object({ type: v.literal('room'), room: roomSchema, you: v.nullable(count), now: count }),
  v.object({ type: v.literal('seat'), text: v.string() }),
  v.object({ type: v.literal('news'), text: v.string() }),
  v.object({ type: v.literal('answer'), id: v.string(), refusal: v.nullable(refusal), problems: v.optional(v.array(problem)) }),
  v.object({ type: v.literal('chat'), lines: v.pipe(v.array(chatLine), v.maxLength(500)) }),
  v.object({ type: v.literal('error'), code: name }),
  v.object({ type: v.literal('pong'), now: count }),
]);
export type ServerMessage = v.InferOutput<typeof serverMessage>;

/** Null: nothing that this page knows. */
export function readServerMessage(text: string): ServerMessage | null {
  try {
    const read = v.safeParse(serverMessage, JSON.parse(text));
    return read.success ? read.output : null;
  } catch {
    return null;
  }
}

/** A message that is answered. */
export type LineRequest =
  | { readonly type: 'act' | 'reply'; readonly after: number; readonly action: string }
  | { readonly type: 'chat'; readonly line: { readonly kind: ChatLine['kind']; readonly said: string } }
  | { readonly type: 'answers'; readonly answers: unknown }
  | { readonly type: 'wish'; readonly wish: TableWish };

export interface Answer {
  readonly refusal: Refusal | null;
  readonly problems: readonly Problem[];
}
