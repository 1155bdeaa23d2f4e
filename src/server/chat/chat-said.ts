import * as v from 'valibot';
import { seenOf } from '../races/index.ts';

/** Sent as codes, and told to every reader in his language (`content/house/words/LANGUAGE/chat.json`). */
export const PHRASES = [
  ...['hello', 'good-luck', 'well-ridden', 'nice-move', 'ouch', 'lucky', 'thinking', 'moment', 'back', 'your-turn', 'thanks', 'sorry'],
  ...['good-race', 'again', 'bye'],
];

const MOST_TEXT = 200;
/** What a client says: the code of a phrase, or a text of one line; an empty one where there is nothing to see of it. */
export const chatSaid = v.variant('kind', [
  v.strictObject({ kind: v.literal('phrase'), said: v.picklist(PHRASES) }),
  v.strictObject({
    kind: v.literal('text'),
    said: v.pipe(v.string(), v.maxLength(MOST_TEXT * 2), v.transform(seenOf), v.maxLength(MOST_TEXT)),
  }),
]);
export type ChatSaid = v.InferOutput<typeof chatSaid>;
