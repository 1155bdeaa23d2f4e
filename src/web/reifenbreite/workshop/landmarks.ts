import { along, doubleLength, HALF_ROAD, type Board, type Landmark, type Layout } from '../../../course/index.ts';
import type { Problem } from '../../../kit/index.ts';

/** Titles and compasses that lie over a lake or over the road. They hinder no race, but look wrong. */

/** The code of these problems. */
export const HIDDEN = 'landmark-hidden';

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Width of a letter of the title relative to its height, about. */
const LETTER_WIDTH = 0.4;

function boxOf(board: Board, thing: Landmark): Box | null {
  if (thing.kind === 'title') return { x: thing.x, y: thing.y, width: LETTER_WIDTH * thing.size * board.title.length, height: thing.size };
  if (thing.kind === 'compass') return { x: thing.x, y: thing.y, width: thing.size, height: thing.size };
  return thing.kind === 'lake' ? thing : null;
}

const meet = (a: Box, b: Box): boolean => Math.abs(a.x - b.x) < (a.width + b.width) / 2 && Math.abs(a.y - b.y) < (a.height + b.height) / 2;

/** Points along the middle of the road, half a space apart. */
const roadPoints = ({ pieces }: Layout): readonly { readonly x: number; readonly y: number }[] =>
  pieces.flatMap((placed) => {
    const steps = doubleLength(placed.piece.shape);
    return Array.from({ length: steps + 1 }, (_, step) => along(placed, step / steps, 0));
  });

type Road = ReturnType<typeof roadPoints>;
const meetsRoad = (box: Box, road: Road): boolean =>
  road.some((point) => meet(box, { ...point, width: 2 * HALF_ROAD, height: 2 * HALF_ROAD }));

export function hiddenLandmarks(board: Board, layout: Layout): readonly Problem[] {
  const road = roadPoints(layout);
  const lakes = board.landmarks.filter(({ kind }) => kind === 'lake');
  return board.landmarks.flatMap((thing) => {
    const box = thing.kind === 'lake' ? null : boxOf(board, thing);
    if (box === null) return [];
    const over = lakes.some((lake) => meet(box, boxOf(board, lake)!)) ? 'lake' : meetsRoad(box, road) ? 'road' : null;
    return over === null ? [] : [{ code: HIDDEN, ...thing.spot, facts: { what: thing.kind, over } }];
  });
}

/** The free place nearest to a title or compass, in whole spaces; null if the sheet has none. */
export function freePlace(board: Board, layout: Layout, line: number): { readonly x: number; readonly y: number } | null {
  const thing = board.landmarks.find(({ spot }) => spot.line === line);
  const box = thing === undefined ? null : boxOf(board, thing);
  if (box === null) return null;
  const road = roadPoints(layout);
  const others = board.landmarks.flatMap((other) => (other === thing ? [] : (boxOf(board, other) ?? [])));
  let best: { readonly x: number; readonly y: number; readonly far: number } | null = null;
  for (let x = Math.ceil(box.width / 2) + 1; x < board.sheet.width - box.width / 2; x++)
    for (let y = Math.ceil(box.height / 2) + 1; y < board.sheet.height - box.height / 2; y++) {
      const far = Math.hypot(x - box.x, y - box.y);
      const there = { ...box, x, y };
      if ((best === null || far < best.far) && !others.some((other) => meet(there, other)) && !meetsRoad(there, road)) best = { x, y, far };
    }
  return best;
}
