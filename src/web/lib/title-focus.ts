let waiting: MutationObserver | null = null;

/** A new screen is read from its title on, unless it has led the reader somewhere itself. Some have it only when their words or their race have come. */
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
