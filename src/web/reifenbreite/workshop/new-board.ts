import { randomId } from '../../lib/random-id.ts';
import { goTo } from '../../lib/route.svelte.ts';
import { putBoard } from '../../storage/boards.ts';

export const newBoardId = (): string => randomId();

/** Stores a text as a new board and opens it. @returns whether the browser stored it */
export async function openNew(text: string): Promise<boolean> {
  const id = newBoardId();
  const failed = await putBoard({ id, text, changed: Date.now() });
  if (failed === null) goTo('board-workshop', id);
  return failed === null;
}
