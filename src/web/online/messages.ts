import * as v from 'valibot';
import type { Problem, Refusal } from '../../kit/index.ts';
import { serverMessageSchema, type ServerMessage } from '../../protocol/index.ts';

/** Null: not a message that this page knows. */
export function readServerMessage(text: string): ServerMessage | null {
  try {
    const read = v.safeParse(serverMessageSchema, JSON.parse(text));
    return read.success ? read.output : null;
  } catch {
    return null;
  }
}

export interface Answer {
  readonly refusal: Refusal | null;
  readonly problems: readonly Problem[];
}
