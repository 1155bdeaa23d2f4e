import type { ChatLineDto } from '../../../protocol/index.ts';
import { addUnread, readAll } from './unread.svelte.ts';

/** Passes on new chat lines of the race on screen while its chat is closed. An open chat announces its lines itself. */
let open = 0;
let listener: ((lines: readonly ChatLineDto[]) => void) | null = null;

export const chatIsOpen = (): boolean => open > 0;

/** The chat is open until the returned function is called. */
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

/** Sets the only listener. @returns removes it */
export function hearNews(hear: (lines: readonly ChatLineDto[]) => void): () => void {
  listener = hear;
  return () => {
    if (listener === hear) listener = null;
  };
}
