import type { RiderNumber } from '../../../games/reifenbreite/index.ts';

/** Dragging riders over the board. The board does not move during a drag. */
export interface Dragging {
  /** The rider at a point of the drawing; null: none. */
  readonly riderAt: (x: number, y: number, reach: number) => RiderNumber | null;
  readonly over: (rider: RiderNumber, x: number, y: number) => void;
  /** The end of a drag; null: it was cancelled. */
  readonly drop: (rider: RiderNumber, at: { readonly x: number; readonly y: number } | null) => void;
}

/** A point on screen as one of the drawing, and how large a pixel is there. */
export type PointConversion = (event: { readonly clientX: number; readonly clientY: number }) => {
  readonly x: number;
  readonly y: number;
  readonly pixel: number;
};

/** Half the size of a tap target, in pixels. */
const FINGER = 22;
/** Pixels within which a press is still a click. */
const STILL = 6;

/** @returns what ends it */
export function grip(view: HTMLElement, toDrawing: PointConversion, { riderAt, over, drop }: Dragging): () => void {
  let held: { readonly rider: RiderNumber; readonly x: number; readonly y: number; moved: boolean } | null = null;
  const listening = new AbortController();
  const listen = <Kind extends keyof HTMLElementEventMap>(kind: Kind, listener: (event: HTMLElementEventMap[Kind]) => void): void =>
    view.addEventListener(kind, listener, { capture: true, signal: listening.signal });

  listen('pointerdown', (event) => {
    if (!event.isPrimary || event.button !== 0) return;
    const { x, y, pixel } = toDrawing(event);
    const rider = riderAt(x, y, FINGER * pixel);
    held = rider === null ? null : { rider, x: event.clientX, y: event.clientY, moved: false };
  });
  // stops the listeners that move the board
  for (const kind of ['mousedown', 'touchstart'] as const)
    listen(kind, (event) => {
      if (held !== null) event.stopPropagation();
    });
  listen('pointermove', (event) => {
    if (held === null || !event.isPrimary) return;
    held.moved ||= Math.hypot(event.clientX - held.x, event.clientY - held.y) > STILL;
    if (!held.moved) return;
    if (!view.hasPointerCapture(event.pointerId)) view.setPointerCapture(event.pointerId);
    const { x, y } = toDrawing(event);
    over(held.rider, x, y);
  });
  listen('pointerup', (event) => {
    if (held?.moved) {
      const { x, y } = toDrawing(event);
      drop(held.rider, { x, y });
    }
  });
  listen('pointercancel', () => {
    if (held?.moved) drop(held.rider, null);
    held = null;
  });
  listen('click', (event) => {
    // the end of a drag must not count as a click
    if (held?.moved) event.stopPropagation();
    held = null;
  });
  return () => listening.abort();
}
