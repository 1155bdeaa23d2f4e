import type { Drawing } from '../../../board-art/index.ts';
import type { RiderNumber } from '../../../games/reifenbreite/index.ts';
import type { RiderMark } from './marks.ts';

type DrawnSpace = Drawing['spaces'][number];

/** The space under a point of the drawing; null beside the road. */
export function spaceAt(drawing: Drawing, x: number, y: number): DrawnSpace | null {
  const near = drawing.unit * 1.2;
  for (const space of drawing.spaces)
    if (Math.abs(space.x - x) < near && Math.abs(space.y - y) < near && isInside(space.corners, x, y)) return space;
  return null;
}

function isInside(corners: DrawnSpace['corners'], x: number, y: number): boolean {
  let inside = false;
  corners.forEach(([ax, ay], i) => {
    const [bx, by] = corners[(i + 1) % corners.length]!;
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  });
  return inside;
}

/** The nearest rider to a point of the drawing within a distance; null: none. */
export function riderAt(
  riders: readonly Pick<RiderMark, 'x' | 'y' | 'number'>[],
  { x, y }: { readonly x: number; readonly y: number },
  most: number,
): RiderNumber | null {
  let [nearest, least]: [RiderNumber | null, number] = [null, most];
  for (const rider of riders) {
    const far = Math.hypot(rider.x - x, rider.y - y);
    if (far <= least) [nearest, least] = [rider.number, far];
  }
  return nearest;
}
