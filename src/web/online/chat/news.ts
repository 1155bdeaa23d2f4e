import type { ChatLineDto } from '../../../protocol/index.ts';
import { addUnread, readAll } from './unread.svelte.ts';

/** What others have said at the race on screen since one came: counted and said aloud while its chat is closed; an open one shows it and speaks for itself. */
let open = 0;
let listener: ((lines: readonly ChatLineDto[]) => void) | null = null;

export const chatIsOpen = (): boolean => open > 0;

/** The chat is on screen, until the answer is called. */
export function openChat(): () => void {
  open++;
  readAll();
  return () => void open--;
}

export function bringNews(lines: readonly ChatLineDto[]): void {
  if (chatIsOpen() || lines.length === 0) return;
  addUnread(lines.length);
  listener?.(lines);
}

/** One listener, until the answer is called. */
export function hearNews(hear: (lines: readonly ChatLineDto[]) => void): () => void {
  listener = hear;
  return () => {
    if (listener === hear) listener = null;
  };
}
