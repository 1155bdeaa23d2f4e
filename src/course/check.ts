import type { Problem } from '../kit/index.ts';
import { doubleLength } from './board.ts';
import type { Bend, Board } from './board.ts';
import { compileOnClosedBoard } from './compile.ts';
import { problemAt } from './lines.ts';
import { along, HALF_ROAD, LANE_WIDTH, layOut, radiusOf } from './layout.ts';
import type { Layout } from './layout.ts';
import { overlaps, tooNear } from './nearness.ts';

/** Minimum distance of a bend's inner edge from its centre, and limits on the length of its spaces, in spaces. */
const MIN_INNER_RADIUS = 0.5;
const MIN_SPACE_LENGTH = 0.72;
const MAX_SPACE_LENGTH = 1.35;

/** Of all courses together, more than twice those of the great board's. Laying them out takes most of the time of a check. */
const MAX_PLACES = 8_000;

/**
 * Checks whether a board can be raced and printed: rings close, bends are even, nothing overlaps, roads keep their
 * distance and stay on the sheet, and every course has a walk with enough road before and after it.
 * @returns all problems; empty if there are none
 */
export const checkBoard = (board: Board): readonly Problem[] => {
  const problems: Problem[] = [];
  for (const piece of board.pieces) if (piece.shape.kind === 'bend') checkBend(piece.shape, piece.spot, problems);
  const layout = layOut(board);
  if (layout.ok) {
    checkSheet(layout.value, problems);
    problems.push(...overlaps(layout.value));
    if (problems.length === 0) problems.push(...tooNear(layout.value));
  } else problems.push(...layout.error);
  let left = MAX_PLACES;
  for (const plan of board.courses) {
    const graph = compileOnClosedBoard(board, plan, left);
    if (graph.ok) left -= graph.value.placeCount;
    else problems.push(...graph.error);
  }
  return problems;
};

const checkBend = (bend: Bend, spot: Board['spot'], problems: Problem[]): void => {
  const radius = radiusOf(bend);
  if (radius - HALF_ROAD < MIN_INNER_RADIUS) {
    problems.push(problemAt(spot, 'bend-too-tight', { radius: round(radius), least: round(HALF_ROAD + MIN_INNER_RADIUS) }));
    return;
  }
  for (const [count, offset] of [
    [bend.inner, -LANE_WIDTH],
    [bend.outer, LANE_WIDTH],
  ] as const) {
    const length = ((doubleLength(bend) / 2) * (radius + offset)) / radius / count;
    if (length < MIN_SPACE_LENGTH || length > MAX_SPACE_LENGTH) {
      problems.push(
        problemAt(spot, 'bend-uneven', { spaces: count, length: round(length), least: MIN_SPACE_LENGTH, most: MAX_SPACE_LENGTH }),
      );
    }
  }
};

const checkSheet = (layout: Layout, problems: Problem[]): void => {
  const { width, height } = layout.board.sheet;
  for (const placed of layout.pieces) {
    const outside = [0, 0.5, 1].some((t) =>
      [-HALF_ROAD, HALF_ROAD].some((left) => {
        const { x, y } = along(placed, t, left);
        return x < 0 || y < 0 || x > width || y > height;
      }),
    );
    if (outside) {
      const { x, y } = along(placed, 0.5, 0);
      problems.push(problemAt(placed.piece.spot, 'off-the-sheet', { x: round(x), y: round(y) }));
    }
  }
};

const round = (value: number): number => Math.round(value * 100) / 100;
