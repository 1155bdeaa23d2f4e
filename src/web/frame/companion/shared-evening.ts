import * as v from 'valibot';
import { SECRET_PATTERN, tableOperationSchema } from '../../../protocol/index.ts';
import { randomId } from '../../lib/random-id.ts';
import { forget, recall, remember } from '../../lib/storage.ts';
import type { DocumentLink } from '../../online/document-calls.ts';
import { SharedDocument } from '../../online/shared-document.svelte.ts';
import type { EveningLog, Step } from './steps.ts';

/** An evening on the server, as steps. One device writes, the others see. */
export type TableOperation = v.InferOutput<typeof tableOperationSchema> & { readonly id: string };

const schema: v.GenericSchema<unknown, TableOperation> = v.intersect([v.object({ id: v.string() }), tableOperationSchema]);
export const openTable = (link: DocumentLink): SharedDocument<TableOperation> => new SharedDocument(link, 'table', schema);

export const stepOperation = ({ at, removes, note }: Step<unknown>): TableOperation => ({
  ...{ id: randomId(), op: 'step', index: at },
  ...{ removes, note },
});
export const undoOperation = (): TableOperation => ({ id: randomId(), op: 'undo' });
export const operationsOf = ({ game, began, setup, steps }: EveningLog<unknown>): readonly TableOperation[] => [
  { id: randomId(), op: 'begin', game, began, setup },
  ...steps.map(stepOperation),
];

const stepOf = ({ index, removes, note }: Extract<TableOperation, { op: 'step' }>): Step<unknown> => ({
  at: index,
  removes,
  note: note ?? null,
});

/** The evening after these operations, which the game has not checked; null before its beginning. */
export function logOf(operations: readonly TableOperation[]): EveningLog<unknown> | null {
  let log: EveningLog<unknown> | null = null;
  for (const operation of operations) {
    if (operation.op === 'begin') {
      const { game, began, setup } = operation;
      log = { game, began, setup, steps: [] };
    } else if (log !== null) {
      const before: EveningLog<unknown> = log;
      const { steps } = before;
      log = { ...before, steps: operation.op === 'undo' ? steps.slice(0, -1) : [...steps, stepOf(operation)] };
    }
  }
  return log;
}

/** The sign before the id of a shared evening, in addresses. */
export const SHARED = '~';
/** The id of a shared evening in an address; null: none. */
export const sharedAt = (at: string): string | null => (at.startsWith(SHARED) && SECRET_PATTERN.test(at.slice(1)) ? at.slice(1) : null);

const keyOf = (game: string): string => `table.${game}`;
/** The link of the evening that this browser shares; null: it shares none. */
export function sharedEvening(game: string): DocumentLink | null {
  const [id = '', key = ''] = (recall(keyOf(game)) ?? '').split(' ');
  return SECRET_PATTERN.test(id) && SECRET_PATTERN.test(key) ? { id, key } : null;
}
export const keepShared = (game: string, { id, key }: DocumentLink): void => void remember(keyOf(game), `${id} ${key ?? ''}`);
export const endShared = (game: string): void => forget(keyOf(game));
