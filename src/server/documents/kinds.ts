import * as v from 'valibot';
import { fail, ok, type Problem, type Result } from '../../kit/index.ts';
import { tableOperationSchema, type DocumentKind } from '../../protocol/index.ts';
import { seasonChange, type SeasonChange } from '../../table/index.ts';

/** An operation of a client, checked. */
export interface ReadOperation {
  readonly id: string;
  /** As it is stored. */
  readonly line: string;
  /** A race online whose result enters by itself. */
  readonly opens?: string;
  /** A member whose name goes out of earlier operations, too. */
  readonly forgets?: string;
}

/** Checks an operation by the schema of its kind. Problem: `wire-field`. */
export function readOperation(kind: DocumentKind, sent: { readonly id: string }): Result<ReadOperation, readonly Problem[]> {
  const read = v.safeParse<v.GenericSchema<unknown, SeasonChange | v.InferOutput<typeof tableOperationSchema>>>(
    kind === 'season' ? seasonChange : tableOperationSchema,
    sent,
  );
  if (!read.success) return fail([{ code: 'wire-field', at: v.getDotPath(read.issues[0]) ?? '', facts: {} }]);
  const { output } = read;
  const { id } = sent;
  return ok({
    ...{ id, line: JSON.stringify({ id, ...output }) },
    ...(output.op === 'open' && output.online !== '' ? { opens: output.online } : {}),
    ...(output.op === 'forget' ? { forgets: output.member } : {}),
  });
}
