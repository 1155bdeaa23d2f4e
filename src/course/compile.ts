import { fail, ok } from '../kit/index.ts';
import type { Problem, Result } from '../kit/index.ts';
import { besideOf } from './beside.ts';
import { doubleLength, LANES, laneCount } from './board.ts';
import type { Board, CoursePlan, Piece } from './board.ts';
import { NONE } from './graph.ts';
import type { CourseGraph, CourseLine, Lane, LineRole, Space } from './graph.ts';
import { ringProblems } from './layout.ts';
import { problemAt } from './lines.ts';
import { findWalk } from './walk.ts';
import type { Walk } from './walk.ts';

/**
 * Compiles a board and a course into a graph. The course is laid out piece by piece. Every piece begins and ends at
 * the same point in all lanes, so the space ahead is the next one in the lane or the first one of the next piece,
 * and no search in the plane is needed.
 */

const DOTS = 16;
/** UR 4.3: courses up to this many spaces use only the upper energy set. */
const MAX_UPPER_SET_LENGTH = 150;
/** UR 13.2 and 8.2: points at the first, second, and every further sprint. */
const SPRINT_POINTS = [
  [11, 8, 5],
  [7, 5, 3],
] as const;
const LATER_POINTS = [5, 4, 2] as const;

/** A place before it is numbered. Distances are in 1/denominator spaces from the front of the foremost start row. */
interface UnnumberedPlace {
  readonly space: Space;
  readonly lane: Lane;
  readonly visit: number;
  readonly index: number;
  readonly rear: number;
  readonly front: number;
}

/** UR 5.2 and its ruling. A lap is longer than any move. In spaces along the shortest way round. */
const MIN_LAP_LENGTH = 24;

/**
 * Compiles a course.
 * @returns the graph, or why the course cannot be raced or its board not drawn, with line and column of the text
 */
export const compileCourse = (board: Board, plan: CoursePlan): Result<CourseGraph, readonly Problem[]> => {
  const rings = ringProblems(board);
  return rings.length > 0 ? fail(rings) : compileOnClosedBoard(board, plan);
};

/** Places are numbered in 16 bits. */
const MAX_PLACES = 0x7fff;

/**
 * Like `compileCourse`, for a board whose rings have been checked.
 * @param most of its places; a longer course is refused before it is laid out
 */
export const compileOnClosedBoard = (board: Board, plan: CoursePlan, most = MAX_PLACES): Result<CourseGraph, readonly Problem[]> => {
  const problems: Problem[] = [];
  const walk = findWalk(board, plan, problems);
  if (walk === undefined || problems.length > 0) return fail(problems);
  const visits = walk.pieces.map((id) => board.pieces[id]!);
  const denominator = commonDenominator(visits);
  const places = visits.reduce((sum, piece) => sum + piece.lanes.reduce((count, lane) => count + lane.length, 0), 0);
  if (places > most) return fail([problemAt(plan.spot, 'course-too-long', { places })]);
  const lap = shortLap(visits);
  if (lap !== null) return fail([problemAt(plan.spot, 'lap-too-short', { spaces: lap, least: MIN_LAP_LENGTH })]);
  const stands = rollOut(visits, walk.doubleRear, denominator);
  // Distances are 32-bit numbers over a common denominator. Bends with very many different counts have no small
  // enough one.
  const farthest = stands.reduce((most, stand) => Math.max(most, Math.abs(stand.front)), 0);
  if (farthest > 0x7fffffff) return fail([problemAt(plan.spot, 'fractions-too-fine', { denominator })]);
  return ok(buildGraph(board, plan, walk, visits, stands, denominator));
};

/**
 * Returns the shortest way from a space back to it, in spaces, if it is too short for a lap; null if all laps are
 * long enough.
 */
const shortLap = (visits: readonly Piece[]): number | null => {
  let shortest = MIN_LAP_LENGTH;
  for (const loop of shortLoops(visits)) {
    const places = rollOut(loop, 0, commonDenominator(loop));
    const { straight, left, right } = linkPlaces(loop, places);
    const seen = new Int16Array(places.length).fill(NONE);
    for (const [from, { visit, space }] of places.entries()) {
      if (visit !== 0) continue;
      let reached = [from];
      for (let length = 1; length < shortest && reached.length > 0; length++) {
        const next: number[] = [];
        for (const place of reached)
          for (const to of [straight[place]!, left[place]!, right[place]!]) {
            if (to === NONE || seen[to] === from) continue;
            if (places[to]!.space === space) shortest = length;
            seen[to] = from;
            next.push(to);
          }
        reached = next;
      }
    }
  }
  return shortest < MIN_LAP_LENGTH ? shortest : null;
};

/**
 * The parts of a walk, each once, from a piece to its next visit within `MIN_LAP_LENGTH` steps. A step goes one space
 * ahead, so a piece takes at least as many as its shortest lane has.
 */
const shortLoops = (visits: readonly Piece[]): Iterable<readonly Piece[]> => {
  const loops = new Map<string, readonly Piece[]>();
  const before = new Map<Piece, number>();
  const least = [0];
  visits.forEach((piece, visit) => {
    const from = before.get(piece);
    const loop = visits.slice(from ?? visit, visit + 1);
    if (from !== undefined && least[visit]! - least[from]! < MIN_LAP_LENGTH) loops.set(loop.map(({ id }) => id).join(), loop);
    before.set(piece, visit);
    least.push(least[visit]! + Math.min(...piece.lanes.map((lane) => lane.length)));
  });
  return loops.values();
};

/** The smallest denominator for which all space edges along the walk are whole numbers. */
const commonDenominator = (visits: readonly Piece[]): number => {
  let common = 2;
  for (const { shape } of visits) {
    if (shape.kind === 'straight') continue;
    // A pair of n spaces has its edges at multiples of (inner + outer) / 2n.
    for (const n of [shape.inner, shape.outer]) {
      const parts = (2 * n) / gcd(shape.inner + shape.outer, 2 * n);
      common = (common / gcd(common, parts)) * parts;
    }
  }
  return common;
};

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));

/**
 * All places of a walk in the order of UR 5.2: the rearmost first, level ones from lane 4 to lane 1.
 * @param begin twice the distance of its rear
 */
const rollOut = (visits: readonly Piece[], begin: number, denominator: number): UnnumberedPlace[] => {
  const stands: UnnumberedPlace[] = [];
  let doubleRear = begin;
  visits.forEach((piece, visit) => {
    const length = doubleLength(piece.shape);
    piece.lanes.forEach((spaces, laneIndex) => {
      const edge = (k: number): number => (doubleRear * denominator) / 2 + (length * denominator * k) / (2 * spaces.length);
      spaces.forEach((space, index) => {
        stands.push({ space, lane: laneIndex + 1, visit, index, rear: edge(index), front: edge(index + 1) });
      });
    });
    doubleRear += length;
  });
  return stands.sort((a, b) => a.front - b.front || b.lane - a.lane);
};

const buildGraph = (
  board: Board,
  plan: CoursePlan,
  walk: Walk,
  visits: readonly Piece[],
  stands: readonly UnnumberedPlace[],
  denominator: number,
): CourseGraph => {
  const count = stands.length;
  const links = linkPlaces(visits, stands);
  const back = new Int16Array(count).fill(NONE);
  links.straight.forEach((ahead, place) => {
    if (ahead !== NONE) back[ahead] = place;
  });
  const spaces = stands.map((stand) => board.spaces[stand.space]);
  const lineFronts = walk.doubleLines.map((double) => (double * denominator) / 2);
  const length = (walk.doubleLines.at(-1) ?? 0) / 2;
  return {
    name: plan.name,
    board: board.name,
    length,
    energy: plan.energy ?? (length <= MAX_UPPER_SET_LENGTH ? 'upper' : 'both'),
    lines: courseLines(plan, walk),
    spaceCount: board.spaces.length,
    spaceNames: board.spaces.map((space) => space.name),
    ...besideOf(board),
    placeCount: count,
    spaceOf: Int16Array.from(stands, (stand) => stand.space),
    lap: countLaps(stands, denominator),
    lane: Uint8Array.from(stands, (stand) => stand.lane),
    surface: Uint8Array.from(spaces, (space) => space?.surface ?? 0),
    number: Uint8Array.from(spaces, (space) => space?.number ?? 0),
    ...links,
    back,
    order: Int16Array.from(stands, (_, place) => place),
    crossed: Uint8Array.from(stands, (stand) => lineFronts.filter((front) => front <= stand.rear).length),
    front: Int32Array.from(stands, (stand) => stand.front),
    frontDenominator: denominator,
    startDots: findDots(stands, denominator),
  };
};

const courseLines = (plan: CoursePlan, walk: Walk): CourseLine[] =>
  plan.lines.map((name, index) => {
    const sprint = plan.sprints.indexOf(index);
    const finish = index === plan.lines.length - 1;
    const role: LineRole = finish ? 'finish' : sprint >= 0 ? 'sprint' : 'neutral';
    const points = role === 'sprint' ? (SPRINT_POINTS[sprint] ?? LATER_POINTS) : [];
    return { name, role, points: [...points], distance: (walk.doubleLines[index] ?? 0) / 2 };
  });

/**
 * 1 for the first time a space is raced. Road behind the rearmost dots is not part of the race. If the course uses
 * it later, it is lap 0 there, so that the first use is lap 1.
 */
const countLaps = (stands: readonly UnnumberedPlace[], denominator: number): Uint8Array => {
  const lapsBySpace = new Map<number, number>();
  const laps = stands.map((stand) => {
    const leadIn = stand.front <= -LANES * denominator;
    const lap = leadIn ? 0 : (lapsBySpace.get(stand.space) ?? 0) + 1;
    if (!leadIn) lapsBySpace.set(stand.space, lap);
    return lap;
  });
  return Uint8Array.from(laps, (lap, place) => (lap === 0 && !lapsBySpace.has(stands[place]?.space ?? NONE) ? 1 : lap));
};

const findDots = (stands: readonly UnnumberedPlace[], denominator: number): Int16Array => {
  const dots = stands.flatMap((stand, place) => (stand.front <= 0 && stand.front > -LANES * denominator ? [place] : []));
  if (dots.length !== DOTS) throw new Error(`${dots.length} start dots`);
  // Ascending places start with the rearmost row's lane 4; the result starts with the foremost row's lane 1.
  return Int16Array.from(dots.reverse());
};

type Links = Pick<CourseGraph, 'straight' | 'left' | 'right' | 'closedLeft' | 'closedRight'>;

/** Finds the successors of every place, and the ones that a thick line forbids. */
const linkPlaces = (visits: readonly Piece[], stands: readonly UnnumberedPlace[]): Links => {
  const numbers = visits.map((piece) => piece.lanes.map((spaces) => new Array<number>(spaces.length).fill(NONE)));
  stands.forEach((stand, place) => {
    const lane = numbers[stand.visit]?.[stand.lane - 1];
    if (lane !== undefined) lane[stand.index] = place;
  });
  const empty = (): Int16Array => new Int16Array(stands.length).fill(NONE);
  const links: Links = { straight: empty(), left: empty(), right: empty(), closedLeft: empty(), closedRight: empty() };
  stands.forEach((stand, place) => {
    const shape = visits[stand.visit]?.shape;
    if (shape === undefined) return;
    const next = visits[stand.visit + 1]?.shape;
    const count = laneCount(shape, stand.lane);
    const last = stand.index + 1 === count;
    /** The place in a lane whose span begins at this place's front edge, or first after it. */
    const ahead = (lane: Lane): number => {
      const index = last ? Infinity : Math.ceil(((stand.index + 1) * laneCount(shape, lane)) / count);
      return numbers[stand.visit]?.[lane - 1]?.[index] ?? numbers[stand.visit + 1]?.[lane - 1]?.[0] ?? NONE;
    };
    links.straight[place] = ahead(stand.lane);
    for (const [lane, open, closed] of [
      [stand.lane + 1, links.left, links.closedLeft],
      [stand.lane - 1, links.right, links.closedRight],
    ] as const) {
      if (lane < 1 || lane > LANES) continue;
      // The thick line separates lanes 2 and 3 from before the first step into a bend to before the last step out
      // of it.
      const across = lane + stand.lane === 5;
      const thick = across && (last ? next?.kind === 'bend' : shape.kind === 'bend');
      (thick ? closed : open)[place] = ahead(lane);
    }
  });
  return links;
};
