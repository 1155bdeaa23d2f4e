import { ok, type Problem, type Result } from '../../kit/index.ts';
import {
  documentNumberSchema,
  documentSchema,
  emptySchema,
  MAX_OPERATIONS_CHARS,
  MAX_SENT_OPERATIONS,
  newDocumentSchema,
  type DocumentKind,
} from '../../protocol/index.ts';
import { request } from './calls.ts';

/** Requests about what several people keep together on the server. `id`: shows it; `key`: changes it. */
export interface DocumentLink {
  readonly id: string;
  /** Null: this browser may only look. */
  readonly key: string | null;
}

const tokenIn = (key: string | null) => (key === null ? {} : { token: key });

export const fetchDocument = ({ id, key }: DocumentLink, after: number) =>
  request({ path: `documents/${id}?after=${after}`, schema: documentSchema, ...tokenIn(key) });
export const deleteDocument = ({ id, key }: DocumentLink) =>
  request({ path: `documents/${id}`, method: 'DELETE', schema: emptySchema, ...tokenIn(key) });
const sendOperations = ({ id, key }: DocumentLink, operations: readonly unknown[]) =>
  request({ path: `documents/${id}/operations`, method: 'POST', body: { operations }, schema: documentNumberSchema, ...tokenIn(key) });

/** As many of the operations as one request takes. */
function firstOf<T>(operations: readonly T[]): readonly T[] {
  let chars = 0;
  const end = operations.findIndex((each, i) => i === MAX_SENT_OPERATIONS || (chars += JSON.stringify(each).length) > MAX_OPERATIONS_CHARS);
  return end < 0 ? operations : operations.slice(0, Math.max(1, end));
}

/** Sends a part of the operations. @returns how many are stored */
export async function sendSome(link: DocumentLink, operations: readonly unknown[]): Promise<Result<number, readonly Problem[]>> {
  const some = firstOf(operations);
  const sent = await sendOperations(link, some);
  return sent.ok ? ok(some.length) : sent;
}

/** Puts a document on the server with all its operations. */
export async function putOnline(kind: DocumentKind, operations: readonly unknown[]): Promise<Result<DocumentLink, readonly Problem[]>> {
  const made = await request({ path: 'documents', method: 'POST', body: { kind }, schema: newDocumentSchema });
  if (!made.ok) return made;
  for (let stored = 0; stored < operations.length;) {
    const sent = await sendSome(made.value, operations.slice(stored));
    if (!sent.ok) return sent;
    stored += sent.value;
  }
  return made;
}
