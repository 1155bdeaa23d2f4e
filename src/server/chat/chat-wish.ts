import * as v from 'valibot';

/** Sent as codes, and told to every reader in his language (`content/house/words/LANGUAGE/chat.json`). */
export const PHRASES = [
  ...['hello', 'good-luck', 'well-ridden', 'nice-move', 'ouch', 'lucky', 'thinking', 'moment', 'back', 'your-turn', 'thanks', 'sorry'],
  ...['good-race', 'again', 'bye'],
];

const MOST_TEXT = 200;
/** Signs that are not seen, or change the order of others. */
const UNSEEN = /[\p{Cc}\p{Cs}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** What a client says: the code of a phrase, or a text of one line. */
export const chatSaid = v.variant('kind', [
  v.strictObject({ kind: v.literal('phrase'), said: v.picklist(PHRASES) }),
  v.strictObject({
    kind: v.literal('text'),
    said: v.pipe(
      v.string(),
      v.maxLength(MOST_TEXT * 2),
      v.transform((text) => text.replace(UNSEEN, ' ').replace(/\s+/g, ' ').trim().normalize('NFC')),
      v.minLength(1),
      v.maxLength(MOST_TEXT),
    ),
  }),
]);
export type ChatSaid = v.InferOutput<typeof chatSaid>;
