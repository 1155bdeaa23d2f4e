let waiting: MutationObserver | null = null;

/**
 * Moves the focus to the title of a new screen, unless the screen has moved it elsewhere. Some titles appear only
 * when texts or the race are loaded.
 */
export function readFromTitle(): void {
  waiting?.disconnect();
  if (document.activeElement?.closest('#main')) return;
  const title = document.querySelector<HTMLElement>('h1');
  if (title !== null) return title.focus();
  waiting = new MutationObserver(() => {
    const late = document.querySelector<HTMLElement>('h1');
    const isFree = document.activeElement === document.body;
    if (late === null && isFree) return;
    waiting?.disconnect();
    if (isFree) late?.focus();
  });
  waiting.observe(document.body, { childList: true, subtree: true });
}
