import { tick } from 'svelte';

/**
 * Runs a task during which the pressed button is disabled or removed, and then returns the focus to it.
 * @param or moves the focus if the button is gone
 */
export async function keepingFocus<T>(work: () => Promise<T>, or: () => HTMLElement | null | undefined = () => null): Promise<T> {
  const at = document.activeElement;
  const done = await work();
  await tick();
  if (document.activeElement !== document.body || !(at instanceof HTMLElement)) return done;
  const stands = at.isConnected && !at.matches(':disabled');
  (stands ? at : or())?.focus({ preventScroll: stands });
  return done;
}
