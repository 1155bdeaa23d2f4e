import * as v from 'valibot';
import { integerField, secretField } from './fields.ts';
import type { Immutable } from './immutable.ts';

/** What several people keep together on the server: a club's season, or the notes of an evening at a real table. */

export const DOCUMENT_KINDS = ['season', 'table'] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/** Operations in one request. Clients send more in several. */
export const MAX_SENT_OPERATIONS = 100;
export const MAX_OPERATIONS_CHARS = 200_000;
/** An evening of one note a second, and more than thirty years of a club that rides every week. */
export const MAX_DOCUMENT_OPERATIONS = 20_000;
export const MAX_DOCUMENT_CHARS = 4_000_000;

export const newDocumentRequestSchema = v.strictObject({ kind: v.picklist(DOCUMENT_KINDS) });
/** Each kind has a schema of its own for its operations. Sent again under the same id, an operation counts once. */
export const operationsRequestSchema = v.strictObject({
  operations: v.pipe(
    v.array(v.looseObject({ id: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)) })),
    v.minLength(1),
    v.maxLength(MAX_SENT_OPERATIONS),
  ),
});

const MAX_NOTE_NUMBER = 20_000;
/** A step of an evening's notes. The page checks `setup` and `note` by the rules of their game. */
export const tableOperationSchema = v.variant('op', [
  v.object({
    op: v.literal('begin'),
    game: v.pipe(v.string(), v.regex(/^[a-z-]{1,40}$/)),
    began: v.pipe(v.number(), v.finite()),
    setup: v.unknown(),
  }),
  v.object({
    op: v.literal('step'),
    index: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_NOTE_NUMBER)),
    removes: v.boolean(),
    note: v.unknown(),
  }),
  v.object({ op: v.literal('undo') }),
]);

/** `id`: of the link that shows it; `key`: of the link that also changes it. */
export const newDocumentSchema = v.object({ id: secretField, key: secretField });
/** `operations`: those after the number asked for, in order, each with its moment `at` in milliseconds since 1970. */
export const documentSchema = v.object({
  kind: v.picklist(DOCUMENT_KINDS),
  last: integerField,
  canEdit: v.boolean(),
  operations: v.array(v.unknown()),
});
export type DocumentDto = Immutable<v.InferOutput<typeof documentSchema>>;
export const documentNumberSchema = v.object({ last: integerField });
