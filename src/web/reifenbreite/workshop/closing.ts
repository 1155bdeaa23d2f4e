import {
  along,
  checkBoard,
  layOpen,
  layOut,
  parseBoard,
  readUnfinished,
  turnBetween,
  type Board,
  type Gap,
  type Pose,
} from '../../../course/index.ts';
import { insertAfter, MAX_ROWS, setAngle, setRows } from './edits.ts';
import { onSheet } from './sheet.ts';
import { countsOf } from './statements.ts';

/** Finds what closes a ring: other lengths of straights that are there, or new pieces. The layout decides whether a ring is closed. */
export interface Closing {
  readonly text: string;
  /** `straights`: lines with other numbers of rows; `pieces`: new statements. */
  readonly how: 'straights' | 'pieces';
  readonly lines: readonly number[];
  readonly statements: readonly string[];
}

interface Candidate extends Closing {
  /** What stays open, and what the closing costs, in spaces. */
  readonly cost: number;
}

/** So many of the best candidates are laid out. */
const MAX_TRIED = 24;
/** A row more or less costs this much of a space that stays open. */
const ROW_COST = 0.12;
const PIECE_COST = 0.6;
/** Changing what is there is better than adding something, at the same price. */
const NEW_COST = 0.1;
/** What stretching may be able to close, in spaces; it decides in the end. */
const MAX_OPEN = 2;
/** Bends of a closing, in degrees. */
const MIN_TURN = 10;
const MAX_TURN = 200;

const unit = (heading: number): readonly [number, number] => [Math.cos((heading * Math.PI) / 180), -Math.sin((heading * Math.PI) / 180)];

/**
 * @param keep the line of a piece that stays as it is, because the author has just changed it; 0: none
 * @returns null if the board has no gap, or none that is found to be closable
 */
export function closingOf(text: string, keep = 0): Closing | null {
  const { board } = readUnfinished(text);
  if (board === undefined) return null;
  const { gaps } = layOpen(board);
  const closed = layOut(board);
  const [gap] = gaps;
  if (gap === undefined || closed.ok) return null;
  const turn = turnBetween(gap.from, gap.to);
  const candidates = [
    ...(turn === 0 ? byStraights(text, board, gap, keep) : byTurning(text, board, gap, keep)),
    ...byPieces(text, board, gap),
  ];
  return best(candidates, gaps.length);
}

/** The candidate that leaves the fewest problems; among equals the one that costs least. */
function best(candidates: readonly Candidate[], gaps: number): Closing | null {
  let found: { readonly closing: Candidate; readonly problems: number } | null = null;
  for (const closing of [...candidates].sort((a, b) => a.cost - b.cost).slice(0, MAX_TRIED)) {
    const board = parseBoard(closing.text);
    if (!board.ok) {
      // a text that cannot be raced yet, such as one without its last line: only the gap counts
      const { board: draft } = readUnfinished(closing.text);
      if (draft === undefined || layOpen(draft).gaps.length >= gaps) continue;
      found ??= { closing, problems: Infinity };
      continue;
    }
    const layout = layOut(board.value);
    if (!layout.ok && (gaps === 1 || layOpen(board.value).gaps.length >= gaps)) continue;
    // the sheet follows the road
    const all = checkBoard(board.value);
    const problems = all.filter(({ code }) => code !== 'off-the-sheet').length;
    const text = layout.ok && problems < all.length ? onSheet(closing.text, layout.value) : closing.text;
    if (found === null || problems < found.problems) found = { closing: { ...closing, text }, problems };
    if (problems === 0) break;
  }
  return found?.closing ?? null;
}

/** Longer or shorter straights: one of them, or two with different headings. */
function byStraights(text: string, board: Board, gap: Gap, keep: number): Candidate[] {
  const missing = [gap.to.x - gap.from.x, gap.to.y - gap.from.y] as const;
  const { pieces } = layOpen(board);
  const loop = roadsOfLoop(board, gap);
  const straights = board.pieces.flatMap(({ shape, spot }, id) => {
    const pose = pieces[id]?.pose;
    return shape.kind === 'straight' && pose !== undefined && loop.has(id) && spot.line !== keep
      ? [{ line: spot.line, rows: shape.rows, to: unit(pose.heading) }]
      : [];
  });
  const made: Candidate[] = [];
  const offer = (
    changes: readonly { readonly line: number; readonly rows: number; readonly by: number; readonly to: readonly [number, number] }[],
  ): void => {
    const real = changes.filter(({ by }) => by !== 0);
    if (real.length === 0 || real.some(({ rows, by }) => rows + by < 1 || rows + by > MAX_ROWS)) return;
    const open = Math.hypot(
      missing[0] - real.reduce((sum, { by, to }) => sum + by * to[0], 0),
      missing[1] - real.reduce((sum, { by, to }) => sum + by * to[1], 0),
    );
    if (open > MAX_OPEN) return;
    const closed = real.reduce((now, { line, rows, by }) => setRows(now, line, rows + by).text, text);
    const cost = open + real.reduce((sum, { by }) => sum + Math.abs(by) * ROW_COST, 0) + real.length * PIECE_COST;
    made.push({ text: closed, how: 'straights', lines: real.map(({ line }) => line), statements: [], cost });
  };
  straights.forEach((a, i) => {
    offer([{ ...a, by: Math.round(missing[0] * a.to[0] + missing[1] * a.to[1]) }]);
    for (const b of straights.slice(i + 1)) {
      const solved = solveFor(missing, a.to, b.to);
      if (solved === null) continue;
      offer([
        { ...a, by: Math.round(solved[0]) },
        { ...b, by: Math.round(solved[1]) },
      ]);
    }
  });
  return made;
}

/** A bend that is there turns more or less, and straights that are there follow. */
function byTurning(text: string, board: Board, gap: Gap, keep: number): Candidate[] {
  const turn = turnBetween(gap.from, gap.to);
  const loop = roadsOfLoop(board, gap);
  return board.pieces.flatMap(({ id, shape, spot }) => {
    if (shape.kind !== 'bend' || !loop.has(id) || spot.line === keep) return [];
    const angle = shape.angle + (shape.hand === 'left' ? turn : -turn);
    if (angle < MIN_TURN || angle > MAX_TURN) return [];
    const turned = setAngle(text, spot.line, angle).text;
    const read = readUnfinished(turned).board;
    const [left] = read === undefined ? [] : layOpen(read).gaps;
    if (read === undefined || left === undefined || turnBetween(left.from, left.to) !== 0) return [];
    const open = Math.hypot(left.to.x - left.from.x, left.to.y - left.from.y);
    const alone: Candidate = { text: turned, how: 'straights', lines: [spot.line], statements: [], cost: open + PIECE_COST };
    return [
      ...(open <= MAX_OPEN ? [alone] : []),
      ...byStraights(turned, read, left, keep).map((each) => ({
        ...each,
        lines: [spot.line, ...each.lines],
        cost: each.cost + PIECE_COST,
      })),
    ];
  });
}

/** The pieces on the ways from the road that should be met to the one that misses it. */
function roadsOfLoop(board: Board, gap: Gap): ReadonlySet<number> {
  const ids = new Set<number>();
  const seen = new Set<number>();
  const queue = [gap.next];
  for (let road = queue.shift(); road !== undefined; road = queue.shift()) {
    if (seen.has(road)) continue;
    seen.add(road);
    const { items, exit } = board.roads[road]!;
    for (const item of items) if (item.kind === 'piece') ids.add(item.piece);
    if (exit.kind === 'fork') queue.push(exit.left, exit.right);
    else if (exit.kind !== 'end') queue.push(exit.road);
  }
  return ids;
}

/** How often two directions add up to a vector; null if they are nearly parallel. */
function solveFor(
  vector: readonly [number, number],
  a: readonly [number, number],
  b: readonly [number, number],
): readonly [number, number] | null {
  const determinant = a[0] * b[1] - a[1] * b[0];
  if (Math.abs(determinant) < 0.25) return null;
  return [(vector[0] * b[1] - vector[1] * b[0]) / determinant, (a[0] * vector[1] - a[1] * vector[0]) / determinant];
}

const RADII = [3.2, 3.5, 3.8, 4.4] as const;
const STEP = 15;

interface NewPiece {
  readonly statement: string;
  readonly end: Pose;
  readonly length: number;
}

function bendFrom(from: Pose, turn: number, radius: number): NewPiece | null {
  if (turn === 0) return { statement: '', end: from, length: 0 };
  const angle = Math.abs(turn);
  const counts = countsOf(angle, radius);
  const shape = { kind: 'bend' as const, hand: turn > 0 ? ('left' as const) : ('right' as const), angle, ...counts };
  const piece = { id: 0, spot: { line: 1, column: 1 }, shape, section: '', lanes: [] };
  const statement = `${shape.hand} ${angle} ${counts.inner}/${counts.outer}`;
  return { statement, end: along({ piece, pose: from, scale: 1 }, 1, 0), length: (counts.inner + counts.outer) / 2 };
}

/** A bend, a straight and a bend, with a straight before or after, that lead from one end to the other. */
function byPieces(text: string, board: Board, gap: Gap): Candidate[] {
  const exit = board.roads[gap.road]!.exitSpot.line;
  const turn = turnBetween(gap.from, gap.to);
  const made: Candidate[] = [];
  // the gap's end is that of the road, unless a junction lies between
  const { exit: way } = board.roads[gap.road]!;
  if (way.kind !== 'to') return [];
  for (let first = -180; first <= 180; first += STEP)
    for (const second of [turn - first, turn - first + 360, turn - first - 360]) {
      if (Math.abs(second) > MAX_TURN || (first === 0 && second !== 0)) continue;
      if ([first, second].some((each) => each !== 0 && Math.abs(each) < MIN_TURN)) continue;
      for (const r1 of RADII)
        for (const r2 of RADII) {
          const [a, b] = [bendFrom(gap.from, first, r1)!, bendFrom({ ...gap.from, heading: gap.from.heading + first }, second, r2)!];
          const left = [gap.to.x - a.end.x - (b.end.x - gap.from.x), gap.to.y - a.end.y - (b.end.y - gap.from.y)] as const;
          const middle = unit(gap.from.heading + first);
          for (const [where, other] of [
            ['before', unit(gap.from.heading)],
            ['after', unit(gap.to.heading)],
          ] as const) {
            const solved =
              (first === 0 ? null : solveFor(left, middle, other)) ?? ([left[0] * middle[0] + left[1] * middle[1], 0] as const);
            const [rows, more] = [Math.round(solved?.[0] ?? -1), Math.round(solved?.[1] ?? -1)];
            if (rows < 0 || more < 0 || rows > MAX_ROWS || more > MAX_ROWS) continue;
            const open = Math.hypot(left[0] - rows * middle[0] - more * other[0], left[1] - rows * middle[1] - more * other[1]);
            if (open > MAX_OPEN) continue;
            const straight = more === 0 ? '' : `straight ${more}`;
            const statements = [
              ...(where === 'before' ? [straight] : []),
              ...[a.statement, rows === 0 ? '' : `straight ${rows}`, b.statement],
              ...(where === 'after' ? [straight] : []),
            ].filter((each) => each !== '');
            if (statements.length === 0) continue;
            const cost = NEW_COST + open + (a.length + b.length + rows + more) * ROW_COST + statements.length * PIECE_COST;
            made.push({ text: insertAfter(text, exit - 1, statements).text, how: 'pieces', lines: [], statements, cost });
          }
        }
    }
  return made;
}
