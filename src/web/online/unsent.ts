import * as v from 'valibot';
import { forget, recall, remember } from '../lib/storage.ts';
import { CHAT_KINDS, type LineRequest, type TableRequest } from '../../protocol/index.ts';

/** A request to a race online that has no answer yet. It outlives the page, which may have to be reloaded because the server is newer. */
export interface Unsent {
  readonly id: string;
  readonly request: LineRequest;
}

/** Requests older than this many milliseconds are dropped, because the player may no longer want them. */
const FRESH = 600_000;

const isThing = (value: unknown): boolean => typeof value === 'object' && value !== null;
const text = v.pipe(v.string(), v.maxLength(4000));
const request = v.variant('type', [
  v.object({ type: v.picklist(['act', 'reply']), after: v.number(), action: text }),
  v.object({ type: v.literal('chat'), line: v.object({ kind: v.picklist(CHAT_KINDS), said: text }) }),
  v.object({ type: v.literal('answers'), answers: v.record(v.string(), v.unknown()) }),
  // the server checks it as untrusted input
  v.object({ type: v.literal('wish'), wish: v.custom<TableRequest>(isThing) }),
]);
const schema = v.object({ at: v.number(), unsent: v.array(v.object({ id: text, wish: request })) });
const keyOf = (race: string): string => `online.${race}.unsent`;

export function keepUnsent(race: string, waiting: readonly Unsent[], now = Date.now()): void {
  const unsent = waiting.map(({ id, request }) => ({ id, wish: request }));
  if (unsent.length === 0) forget(keyOf(race));
  else remember(keyOf(race), JSON.stringify({ at: now, unsent }));
}

/** The requests of the previous page. The server counts a repeated id once. */
export function unsentOf(race: string, now = Date.now()): readonly Unsent[] {
  try {
    const { at, unsent } = v.parse(schema, JSON.parse(recall(keyOf(race)) ?? 'null'));
    return now - at < FRESH ? unsent.map(({ id, wish }) => ({ id, request: wish })) : [];
  } catch {
    return [];
  }
}
