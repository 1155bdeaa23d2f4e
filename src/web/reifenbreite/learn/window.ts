import type { Spot } from '../draw/marks.ts';
import type { ViewBox } from '../draw/zoom.ts';

/** A part of a box, at most this large, as near as possible around a spot. */
export function windowIn(box: ViewBox, most: Pick<ViewBox, 'width' | 'height'>, at: Pick<Spot, 'x' | 'y'>): ViewBox {
  const [width, height] = [Math.min(box.width, most.width), Math.min(box.height, most.height)];
  const within = (middle: number, from: number, size: number, of: number): number =>
    Math.min(Math.max(middle - size / 2, from), from + of - size);
  return { x: within(at.x, box.x, width, box.width), y: within(at.y, box.y, height, box.height), width, height };
}
