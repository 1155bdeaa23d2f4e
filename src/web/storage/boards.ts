import * as v from 'valibot';
import type { AppendFailure } from '../../table/index.ts';
import { createObjectStore } from './object-store.ts';

/**
 * The reader's own boards, one text each, in a database of their own. A text is on the disk before `putBoard`
 * resolves. What is read is parsed, because another version of the page may have written it.
 */

export interface StoredBoard {
  readonly id: string;
  readonly text: string;
  /** When it was last changed, in milliseconds since 1970. */
  readonly changed: number;
}

/** In characters. A race with such a board can still be opened online. */
export const MAX_OWN_BOARD = 40_000;

const stored = v.object({
  id: v.pipe(v.string(), v.regex(/^[a-z0-9]{1,40}$/)),
  text: v.pipe(v.string(), v.maxLength(MAX_OWN_BOARD)),
  changed: v.number(),
});

const boards = createObjectStore<StoredBoard>('windschatten-boards', 'boards', 'id');

/** All own boards, the last changed first; none if the browser stores nothing. */
export async function readBoards(): Promise<readonly StoredBoard[]> {
  const found = await boards.read<readonly unknown[]>((tx) => tx.store.getAll(), []);
  return found
    .flatMap((each) => {
      const read = v.safeParse(stored, each);
      return read.success ? [read.output] : [];
    })
    .sort((a, b) => b.changed - a.changed);
}

/** @returns null, or why the board is not stored */
export const putBoard = (board: StoredBoard): Promise<AppendFailure | null> => boards.write((all) => all.put(board));

/** @returns whether it is gone */
export const deleteBoard = async (id: string): Promise<boolean> => (await boards.write((all) => all.delete(id))) === null;
