import type { Space } from '../course/index.ts';
import type { Drawing } from './drawing.ts';

/** A point of a rider's way, in user units; `angle` as in `DrawnSpace`. */
export interface WayPoint {
  readonly x: number;
  readonly y: number;
  readonly angle: number;
}

const STEPS = 6;

/**
 * The way over some spaces, from centre to centre along the road, for animating a rider and for drawing his route.
 * It leaves and enters every space in the direction of travel, so it bends with the road, changes lanes in an S,
 * and curves across a junction.
 * @param spaces numbers of consecutive spaces (`CourseGraph.spaceOf`)
 */
export const wayAlong = (drawing: Drawing, spaces: readonly Space[]): readonly WayPoint[] => {
  const stops = spaces.map((id) => {
    const space = drawing.spaces[id];
    if (space === undefined) throw new Error(`no space ${id} on board ${drawing.board}`);
    return space;
  });
  const [first] = stops;
  if (first === undefined) return [];
  const way: WayPoint[] = [{ x: first.x, y: first.y, angle: first.angle }];
  stops.slice(1).forEach((to, index) => {
    const from = stops[index] ?? first;
    const reach = Math.hypot(to.x - from.x, to.y - from.y);
    const [leave, meet] = [from, to].map((stop) => direction(stop.angle));
    if (leave === undefined || meet === undefined) return;
    for (let step = 1; step <= STEPS; step += 1) {
      const t = step / STEPS;
      // Hermite interpolation: the weights of both ends and of their directions.
      const [a, b] = [(1 + 2 * t) * (1 - t) ** 2, t * (1 - t) ** 2];
      const [c, d] = [t * t * (3 - 2 * t), t * t * (t - 1)];
      const [da, db] = [6 * t * t - 6 * t, 3 * t * t - 4 * t + 1];
      const [dc, dd] = [6 * t - 6 * t * t, 3 * t * t - 2 * t];
      const dx = da * from.x + db * reach * leave.x + dc * to.x + dd * reach * meet.x;
      const dy = da * from.y + db * reach * leave.y + dc * to.y + dd * reach * meet.y;
      way.push({
        x: a * from.x + b * reach * leave.x + c * to.x + d * reach * meet.x,
        y: a * from.y + b * reach * leave.y + c * to.y + d * reach * meet.y,
        angle: (Math.atan2(dy, dx) * 180) / Math.PI,
      });
    }
  });
  return way;
};

const direction = (angle: number): { x: number; y: number } => {
  const radians = (angle * Math.PI) / 180;
  return { x: Math.cos(radians), y: Math.sin(radians) };
};
