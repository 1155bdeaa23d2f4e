import * as v from 'valibot';
import { integerField, nameField } from './fields.ts';
import { MAX_GIVEN_CHAT_CHARS } from './limits.ts';

/** What may be said at a race: nothing, phrases only, or anything. */
export const CHAT_LEVELS = ['off', 'phrases', 'all'] as const;
export type ChatLevel = (typeof CHAT_LEVELS)[number];

/** Codes of phrases in the order in which the page offers them. Each reader sees them in their own language (`content/house/words/LANGUAGE/chat.json`). */
export const CHAT_PHRASES = [
  ...['hello', 'good-luck', 'well-ridden', 'nice-move', 'ouch', 'lucky', 'thinking', 'moment', 'back', 'your-turn', 'thanks', 'sorry'],
  ...['good-race', 'again', 'bye'],
];

export const CHAT_KINDS = ['phrase', 'text'] as const;

/** A line from a client: the code of a phrase, or a text. */
export const chatLineRequestSchema = v.variant('kind', [
  v.strictObject({ kind: v.literal('phrase'), said: v.picklist(CHAT_PHRASES) }),
  v.strictObject({ kind: v.literal('text'), said: v.pipe(v.string(), v.maxLength(MAX_GIVEN_CHAT_CHARS)) }),
]);
export type ChatLineRequest = v.InferOutput<typeof chatLineRequestSchema>;

/** A line to everybody at the table. */
export const chatLineSchema = v.object({
  /** Counts up; a number may be missing where a line was deleted. */
  n: integerField,
  /** `NO_SEAT` for a spectator. */
  seat: integerField,
  /** The speaker's name, where the seat may have another owner by now; left out: the seat's name. */
  name: v.optional(nameField),
  kind: v.picklist(CHAT_KINDS),
  said: v.pipe(v.string(), v.maxLength(MAX_GIVEN_CHAT_CHARS)),
  /** Milliseconds since 1970. */
  at: v.number(),
});
export type ChatLineDto = Readonly<v.InferOutput<typeof chatLineSchema>>;
