import { doubleLength } from './board.ts';
import type { Board, CoursePlan, RoadExit } from './board.ts';
import { problemAt } from './lines.ts';
import type { Problem } from '../kit/index.ts';

/** Minimum road behind the rearmost dots, and beyond the finish, in spaces. */
export const MIN_LEAD_IN = 16;
export const MIN_RUN_OUT = 30;
const DOT_ROWS = 4;

/** The pieces of road of a course in riding order, from the lead-in to the run-out. */
export interface Walk {
  readonly pieces: readonly number[];
  /** Twice the distance of the first piece's rear from the front of the foremost start row; negative. */
  readonly doubleRear: number;
  /** Twice the distance of every line crossed. */
  readonly doubleLines: readonly number[];
}

/** A boundary between road items: before item `item` of road `road`. */
interface Place {
  readonly road: number;
  readonly item: number;
}

interface Leg {
  readonly pieces: readonly number[];
  readonly to: Place;
}

/** Roads that may follow. */
export const roadsAfter = (exit: RoadExit): readonly number[] => {
  if (exit.kind === 'fork') return [exit.left, exit.right];
  return exit.kind === 'end' ? [] : [exit.road];
};

/**
 * Finds the walk of a course: from its start over exactly its lines, then straight on. At a fork it takes the
 * branch to the next line; after the finish the left one; behind the start a road that the course does not use, if
 * possible.
 */
export const findWalk = (board: Board, plan: CoursePlan, problems: Problem[]): Walk | undefined => {
  const start = findStart(board, plan.start);
  if (start === undefined) {
    problems.push(problemAt(plan.spot, 'start-missing', { start: plan.start }));
    return undefined;
  }
  const pieces: number[] = [];
  const doubleLines: number[] = [];
  let place = start;
  let length = 0;
  for (const [index, line] of plan.lines.entries()) {
    const crossed = new Set<string>();
    const leg = findLeg(board, place, line, new Set(), crossed);
    if (leg === undefined) {
      const exists = board.roads.some((road) => road.items.some((item) => item.kind === 'line' && item.name === line));
      const spot = plan.lineSpots[index] ?? plan.spot;
      const facts = { line, after: plan.lines[index - 1] ?? `start ${plan.start}`, instead: [...crossed].join(' ') };
      problems.push(problemAt(spot, exists ? 'line-not-next' : 'line-missing', facts));
      return undefined;
    }
    pieces.push(...leg.pieces);
    length += doubleLengthOf(board, leg.pieces);
    doubleLines.push(length);
    place = leg.to;
  }
  const before = walkBack(board, start, new Set(pieces));
  const after = walkOn(board, place);
  const behind = doubleLengthOf(board, before);
  if (behind < 2 * (MIN_LEAD_IN + DOT_ROWS)) {
    problems.push(
      problemAt(plan.spot, 'road-behind-start-short', { start: plan.start, spaces: behind / 2 - DOT_ROWS, needed: MIN_LEAD_IN }),
    );
  }
  const beyond = doubleLengthOf(board, after);
  if (beyond < 2 * MIN_RUN_OUT) {
    problems.push(
      problemAt(plan.spot, 'road-beyond-finish-short', { line: plan.lines.at(-1) ?? '', spaces: beyond / 2, needed: MIN_RUN_OUT }),
    );
  }
  return { pieces: [...before, ...pieces, ...after], doubleRear: -behind, doubleLines };
};

const findStart = (board: Board, number: number): Place | undefined => {
  for (const [road, { items }] of board.roads.entries()) {
    const item = items.findIndex((other) => other.kind === 'start' && other.number === number);
    if (item >= 0) return { road, item };
  }
  return undefined;
};

/** Finds the way to a line that crosses no other line. `crossed` collects the lines that were in the way. */
const findLeg = (board: Board, from: Place, line: string, visitedRoads: Set<number>, crossed: Set<string>): Leg | undefined => {
  const road = board.roads[from.road];
  if (road === undefined) return undefined;
  const pieces: number[] = [];
  for (const [index, item] of road.items.entries()) {
    if (index < from.item) continue;
    if (item.kind === 'piece') pieces.push(item.piece);
    else if (item.kind === 'line') {
      if (item.name === line) return { pieces, to: { road: from.road, item: index + 1 } };
      crossed.add(item.name);
      return undefined;
    }
  }
  for (const next of roadsAfter(road.exit)) {
    if (visitedRoads.has(next)) continue;
    visitedRoads.add(next);
    const leg = findLeg(board, { road: next, item: 0 }, line, visitedRoads, crossed);
    if (leg !== undefined) return { pieces: [...pieces, ...leg.pieces], to: leg.to };
  }
  return undefined;
};

/** Pieces behind a place in riding order: enough for the dots and the lead-in, if the board has them. */
const walkBack = (board: Board, from: Place, usedPieces: ReadonlySet<number>): number[] => {
  const pieces: number[] = [];
  let { road, item } = from;
  while (doubleLengthOf(board, pieces) < 2 * (MIN_LEAD_IN + DOT_ROWS)) {
    const before = board.roads[road]?.items[item - 1];
    item -= 1;
    if (before?.kind === 'piece') pieces.unshift(before.piece);
    if (item > 0) continue;
    const entries = board.roads.flatMap((other, index) => (roadsAfter(other.exit).includes(road) ? [index] : []));
    const unused = entries.find(
      (entry) => !board.roads[entry]?.items.some((other) => other.kind === 'piece' && usedPieces.has(other.piece)),
    );
    const entry = unused ?? entries[0];
    if (entry === undefined) break;
    road = entry;
    item = board.roads[road]?.items.length ?? 0;
  }
  return pieces;
};

const walkOn = (board: Board, from: Place): number[] => {
  const pieces: number[] = [];
  let { road, item } = from;
  while (doubleLengthOf(board, pieces) < 2 * MIN_RUN_OUT) {
    const items = board.roads[road]?.items ?? [];
    const next = items[item];
    item += 1;
    if (next?.kind === 'piece') pieces.push(next.piece);
    if (item < items.length) continue;
    const exit = board.roads[road]?.exit;
    const [first] = exit === undefined ? [] : roadsAfter(exit);
    if (first === undefined) break;
    road = first;
    item = 0;
  }
  return pieces;
};

const doubleLengthOf = (board: Board, pieces: readonly number[]): number =>
  pieces.reduce((sum, id) => {
    const piece = board.pieces[id];
    return piece === undefined ? sum : sum + doubleLength(piece.shape);
  }, 0);
