import type { Problem } from '../../../kit/index.ts';
import { lineOfProblem } from './problem-lines.ts';
import type { ReadBoard } from './reading.ts';

/** A problem on the drawing: the outline of its piece, and its number in the list. */
export interface ProblemMark {
  readonly number: number;
  readonly d: string;
  readonly x: number;
  readonly y: number;
}

/** Marks what can be marked: pieces, ends of roads that stay open, signs, and things beside the road. */
export function problemMarks({ board, layout, drawing, gaps }: ReadBoard, problems: readonly Problem[]): readonly ProblemMark[] {
  return problems.flatMap((problem, index): ProblemMark[] => {
    const number = index + 1;
    const line = lineOfProblem(board, problem);
    const piece = board.pieces.find(({ spot }) => spot.line === line);
    if (piece !== undefined) {
      const spaces = piece.lanes.flat().flatMap((id) => drawing.spaces[id] ?? []);
      const middle = spaces[Math.floor(spaces.length / 2)];
      return middle === undefined ? [] : [{ number, d: spaces.map(({ d }) => d).join(''), x: middle.x, y: middle.y }];
    }
    const gap = gaps.find(({ road }) => board.roads[road]?.exitSpot.line === line);
    if (gap !== undefined) return [{ number, d: '', x: gap.from.x * drawing.unit, y: gap.from.y * drawing.unit }];
    const item = board.roads.flatMap(({ items }) => items).find((each) => each.kind !== 'piece' && each.spot.line === line);
    const sign =
      item?.kind === 'line'
        ? drawing.lines.find(({ name }) => name === item.name)?.sign
        : item?.kind === 'start'
          ? drawing.starts.find((start) => start.number === item.number)?.numeral
          : undefined;
    if (sign !== undefined) return [{ number, d: '', x: sign[0], y: sign[1] }];
    const thing = board.landmarks.find(({ spot }) => spot.line === line);
    if (thing !== undefined && 'x' in thing) return [{ number, d: '', x: thing.x * drawing.unit, y: thing.y * drawing.unit }];
    // a road whose beginning is meant
    const road = board.roads.find(({ spot }) => spot.line === line);
    const first = road?.items.find((each) => each.kind === 'piece');
    const pose = first?.kind === 'piece' ? layout.pieces[first.piece]?.pose : undefined;
    return pose === undefined ? [] : [{ number, d: '', x: pose.x * drawing.unit, y: pose.y * drawing.unit }];
  });
}
