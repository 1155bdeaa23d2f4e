import type { Drawing } from '../../../board-art/index.ts';
import type { Place, Lane } from '../../../course/index.ts';
import type { CourseGraph } from '../../../course/graph.ts';
import type { RiderView, TeamName, View, RiderNumber } from '../../../games/reifenbreite/index.ts';

/** What the board draws over the drawing, in the drawing's units. */

export interface Spot {
  readonly x: number;
  readonly y: number;
  /** Degrees clockwise from *to the right*: the direction of travel. */
  readonly angle: number;
}

export interface RiderMark extends Spot {
  readonly number: RiderNumber;
  readonly team: TeamName;
  readonly yellow: boolean;
  readonly posture: 'rides' | 'fell' | 'dismounted';
  readonly moved: boolean;
  readonly finished: boolean;
}

/** The way of a rider in the last step, first and last spot included. */
export interface RiddenWay {
  readonly rider: RiderNumber;
  readonly way: readonly Spot[];
}

/** Space of a place, as the drawing has it. */
export function spotOf(drawing: Drawing, course: CourseGraph, place: Place): Spot {
  const space = drawing.spaces[course.spaceOf[place] ?? -1];
  if (space === undefined) throw new Error(`place ${place} is not drawn`);
  return { x: space.x, y: space.y, angle: space.angle };
}

/** Where a mark is drawn on a space, so that the number of the surface stays readable. */
export interface MarkSpot extends Spot {
  readonly room: 'whole' | 'beside the number';
}

/** Along the road from the middle of a space, as part of its length. */
const CLEAR_OF_NUMBER = { asphalt: 0, uphill: 0.36, downhill: -0.36, cobblestone: 0.455 } as const;

export function markSpotOf(drawing: Drawing, course: CourseGraph, place: Place): MarkSpot {
  const spot = spotOf(drawing, course, place);
  const space = drawing.spaces[course.spaceOf[place]!]!;
  if (space.number === 0) return { ...spot, room: 'whole' };
  return { ...forward(spot, CLEAR_OF_NUMBER[space.surface] * drawing.unit), room: 'beside the number' };
}

const forward = ({ x, y, angle }: Spot, distance: number): Spot => {
  const turn = (angle * Math.PI) / 180;
  return { x: x + distance * Math.cos(turn), y: y + distance * Math.sin(turn), angle };
};

/** Sideways from a spot: positive to the left of the direction of travel. */
export function aside({ x, y, angle }: Spot, distance: number): Spot {
  const turn = ((angle - 90) * Math.PI) / 180;
  return { x: x + distance * Math.cos(turn), y: y + distance * Math.sin(turn), angle };
}

const LANES = 4;
/** Of a lane's width, as part of a space's length. */
const LANE = 0.64;

/** A dismounted rider stands beside the road, on the nearer side. */
function besideRoad(drawing: Drawing, spot: Spot, lane: Lane): Spot {
  const step = LANE * drawing.unit;
  return lane <= LANES / 2 ? aside(spot, -(lane - 1 + 1.05) * step) : aside(spot, (LANES - lane + 1.05) * step);
}

export function riderMarks(view: View, drawing: Drawing, course: CourseGraph): RiderMark[] {
  return view.riders.flatMap((rider) => (rider.place < 0 ? [] : [riderMark(rider, view, drawing, course)]));
}

function riderMark(rider: RiderView, view: View, drawing: Drawing, course: CourseGraph): RiderMark {
  const spot = spotOf(drawing, course, rider.place);
  const off = rider.status === 'dismounted';
  return {
    ...(off ? besideRoad(drawing, spot, course.lane[rider.place] ?? 1) : spot),
    number: rider.rider,
    team: rider.team,
    yellow: view.jersey === rider.rider,
    posture: off ? 'dismounted' : rider.moved === 'fell' ? 'fell' : 'rides',
    moved: rider.moved !== 'no',
    finished: rider.status === 'finished',
  };
}

/** The smallest box round some spots with `margin` on every side. */
export function boxAround(spots: readonly Spot[], margin: number): { x: number; y: number; width: number; height: number } | null {
  if (spots.length === 0) return null;
  const xs = spots.map(({ x }) => x);
  const ys = spots.map(({ y }) => y);
  const [left, top] = [Math.min(...xs) - margin, Math.min(...ys) - margin];
  return { x: left, y: top, width: Math.max(...xs) + margin - left, height: Math.max(...ys) + margin - top };
}

type Box = NonNullable<ReturnType<typeof boxAround>>;

/** The smallest box around two. */
export function around(a: Box, b: Box | null): Box {
  if (b === null) return a;
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)];
  return { x, y, width: Math.max(a.x + a.width, b.x + b.width) - x, height: Math.max(a.y + a.height, b.y + b.height) - y };
}

/** A line through spots, as an SVG path. */
export const pathThrough = (spots: readonly Spot[]): string =>
  spots.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');

/**
 * How far around each mark a tap is meant for it: `wanted`, or half the way to the next mark where that is less, so that none lies over another's middle (at a
 * summit marks of both sides move towards each other); never less than the mark itself.
 * @param own the mark's radius
 */
export function tapRadii(
  spots: readonly Pick<Spot, 'x' | 'y'>[],
  { preferred, own }: { readonly preferred: number; readonly own: number },
): number[] {
  return spots.map((spot) => {
    const others = spots.map((other) => (other === spot ? Infinity : Math.hypot(other.x - spot.x, other.y - spot.y)));
    return Math.max(own, Math.min(preferred, ...others.map((distance) => distance / 2)));
  });
}
