/** Drag and drop with mouse, finger or pen. A draggable element has `data-card`, a drop target `data-place`. */

/** Pixels of movement that still count as a click. */
const STILL = 6;
/** Milliseconds that a finger rests on an element to lift it. A finger that moves earlier scrolls the page. */
const REST = 220;

export interface Carrying {
  /** @param place where the element was */
  readonly lift: (card: string, place: string) => void;
  /** @param place the drop target under the pointer; null if there is none */
  readonly over: (place: string | null, x: number, y: number) => void;
  /** @param place the drop target; null if the drag was cancelled or ended elsewhere */
  readonly drop: (place: string | null) => void;
}

interface Held {
  readonly card: string;
  readonly place: string;
  readonly x: number;
  readonly y: number;
  readonly rest: ReturnType<typeof setTimeout> | undefined;
  lifted: boolean;
}

/** @returns a function that removes the listeners */
export function carry(within: HTMLElement, { lift, over, drop }: Carrying): () => void {
  let held: Held | null = null;
  /** The click event at the end of a drag is no click. */
  let swallow = false;
  const listening = new AbortController();
  const listen = <Kind extends keyof HTMLElementEventMap>(kind: Kind, listener: (event: HTMLElementEventMap[Kind]) => void): void =>
    within.addEventListener(kind, listener, { capture: true, passive: false, signal: listening.signal });

  const placeAt = (x: number, y: number): string | null =>
    document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-place]')?.dataset['place'] ?? null;
  function raise(): void {
    if (held === null || held.lifted) return;
    held.lifted = true;
    lift(held.card, held.place);
    over(held.place, held.x, held.y);
  }
  function end(place: string | null): void {
    if (held === null) return;
    clearTimeout(held.rest);
    if (held.lifted) {
      swallow = true;
      drop(place);
    }
    held = null;
  }

  listen('pointerdown', (event) => {
    swallow = false;
    if (!event.isPrimary || event.button !== 0) return;
    const thing = (event.target as Element).closest<HTMLElement>('[data-card]');
    const place = thing?.closest<HTMLElement>('[data-place]')?.dataset['place'];
    if (thing === null || place === undefined) return;
    const rest = event.pointerType === 'touch' ? setTimeout(raise, REST) : undefined;
    held = { card: thing.dataset['card']!, place, x: event.clientX, y: event.clientY, rest, lifted: false };
  });
  listen('pointermove', (event) => {
    if (held === null || !event.isPrimary) return;
    if (!held.lifted) {
      if (Math.hypot(event.clientX - held.x, event.clientY - held.y) <= STILL) return;
      if (held.rest !== undefined) return end(null);
      raise();
    }
    over(placeAt(event.clientX, event.clientY), event.clientX, event.clientY);
  });
  listen('pointerup', (event) => {
    if (event.isPrimary) end(placeAt(event.clientX, event.clientY));
  });
  listen('pointercancel', () => end(null));
  // otherwise the page scrolls under the dragged element, or a context menu opens on it
  for (const kind of ['touchmove', 'contextmenu', 'dragstart'] as const)
    listen(kind, (event) => {
      if (held?.lifted || kind === 'dragstart') event.preventDefault();
    });
  listen('click', (event) => {
    if (!swallow) return;
    swallow = false;
    event.stopPropagation();
    event.preventDefault();
  });
  return () => {
    clearTimeout(held?.rest);
    listening.abort();
  };
}
