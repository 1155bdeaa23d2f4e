import { tick } from 'svelte';

/**
 * Does something during which the button that was pressed is disabled, or goes: the keyboard would be nowhere. It is given back to that button, where it stands again.
 * @param or else it is led there
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
