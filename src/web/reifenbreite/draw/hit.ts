import type { Drawing } from '../../../course/index.ts';

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
