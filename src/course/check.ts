import type { Problem } from '../kit/index.ts';
import { doubleLength } from './board.ts';
import type { Bend, Board } from './board.ts';
import { rideCourse } from './compile.ts';
import { problemAt } from './lines.ts';
import { along, HALF_ROAD, LANE_WIDTH, layOut, radiusOf } from './layout.ts';
import type { Layout } from './layout.ts';
import { overlaps, tooNear } from './nearness.ts';

/** The inner edge of a bend is at least this far from its centre, and no space of a bend longer or shorter than this. */
const LEAST_INNER_RADIUS = 0.5;
const SHORTEST = 0.72;
const LONGEST = 1.35;

/**
 * Whether a board that can be read can also be ridden and printed: rings close, bends are even, nothing overlaps, no road comes too near another
 * or leaves the sheet, and every course finds its walk with enough road before and behind. Empty: all is well.
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
  for (const plan of board.courses) {
    const graph = rideCourse(board, plan);
    if (!graph.ok) problems.push(...graph.error);
  }
  return problems;
};

const checkBend = (bend: Bend, spot: Board['spot'], problems: Problem[]): void => {
  const radius = radiusOf(bend);
  if (radius - HALF_ROAD < LEAST_INNER_RADIUS) {
    problems.push(problemAt(spot, 'bend-too-tight', { radius: round(radius), least: round(HALF_ROAD + LEAST_INNER_RADIUS) }));
    return;
  }
  for (const [count, offset] of [
    [bend.inner, -LANE_WIDTH],
    [bend.outer, LANE_WIDTH],
  ] as const) {
    const length = ((doubleLength(bend) / 2) * (radius + offset)) / radius / count;
    if (length < SHORTEST || length > LONGEST) {
      problems.push(problemAt(spot, 'bend-uneven', { spaces: count, length: round(length), least: SHORTEST, most: LONGEST }));
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
