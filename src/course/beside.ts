import { LANES } from './board.ts';
import type { Board } from './board.ts';
import { NONE, type Space } from './graph.ts';

/**
 * Finds which spaces are beside each other (UR, terms): in neighbouring lanes, overlapping along the road by more
 * than half of the shorter space, also across thick lines. A piece ends at the same point in all lanes, so only
 * spaces of the same piece can be beside each other.
 * @returns for each direction, two entries for each space, the one farther back first
 */
export const besideOf = (board: Board): { besideLeft: Int16Array; besideRight: Int16Array } => {
  const besideLeft = new Int16Array(2 * board.spaces.length).fill(NONE);
  const besideRight = new Int16Array(2 * board.spaces.length).fill(NONE);
  for (const piece of board.pieces) {
    for (let lane = 1; lane < LANES; lane += 1) {
      const right = piece.lanes[lane - 1] ?? [];
      const left = piece.lanes[lane] ?? [];
      right.forEach((rightSpace, r) => {
        left.forEach((leftSpace, l) => {
          if (!overlap(r, right.length, l, left.length)) return;
          put(besideLeft, rightSpace, leftSpace);
          put(besideRight, leftSpace, rightSpace);
        });
      });
    }
  }
  return { besideLeft, besideRight };
};

/**
 * Overlap of the a-th of `na` and the b-th of `nb` equal parts of the same stretch, as a whole number of stretch /
 * (na * nb).
 */
const overlap = (a: number, na: number, b: number, nb: number): boolean => {
  const shared = Math.min((a + 1) * nb, (b + 1) * na) - Math.max(a * nb, b * na);
  return 2 * shared > Math.min(na, nb);
};

const put = (beside: Int16Array, space: Space, neighbour: Space): void => {
  const at = beside[2 * space] === NONE ? 2 * space : 2 * space + 1;
  if (beside[at] !== NONE) throw new Error('more than two spaces beside one');
  beside[at] = neighbour;
};
