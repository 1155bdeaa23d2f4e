import type { Board } from '../../../course/index.ts';
import {
  ASPHALT,
  codeOf,
  countsOf,
  linesOf,
  pieceText,
  readPiece,
  sharesOf,
  spread,
  withCode,
  type Coat,
  type PieceLine,
} from './statements.ts';

/** Edits of a board's text. Each leaves alone what it does not concern. */

/** A text after an edit, and the line that is selected then; 0: none. */
export interface Edit {
  readonly text: string;
  readonly line: number;
}

export const MAX_ROWS = 60;
const ANGLE = { least: 5, most: 270 };
const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

/** Replaces the words of a line. */
export function setCode(text: string, line: number, code: string): Edit {
  const lines = linesOf(text);
  const old = lines[line - 1];
  if (old !== undefined) lines[line - 1] = withCode(old, code);
  return { text: lines.join('\n'), line };
}

/** Puts statements after a line, with its indent. The last of them is selected. */
export function insertAfter(text: string, line: number, statements: readonly string[]): Edit {
  const lines = linesOf(text);
  const indent = /^\s+/.exec(lines[line - 1] ?? '')?.[0] ?? '  ';
  lines.splice(line, 0, ...statements.map((each) => `${indent}${each}`));
  return { text: lines.join('\n'), line: line + statements.length };
}

export function removeLine(text: string, line: number): Edit {
  const lines = linesOf(text);
  lines.splice(line - 1, 1);
  return { text: lines.join('\n'), line: 0 };
}

/** Puts a copy of a line after it. */
export const duplicate = (text: string, line: number): Edit => insertAfter(text, line, [codeOf(linesOf(text)[line - 1] ?? '')]);

export const pieceAt = (text: string, line: number): PieceLine | null => readPiece(linesOf(text)[line - 1] ?? '');

function changePiece(text: string, line: number, change: (piece: PieceLine) => PieceLine): Edit {
  const piece = pieceAt(text, line);
  if (piece === null) return { text, line };
  const { shape, coats } = change(piece);
  const shares = sharesOf(shape);
  return setCode(text, line, pieceText({ shape, coats: coats.length > shares ? spread(coats, shares) : coats }));
}

/** Makes a straight this many rows long. New rows have the surface of the last one. */
export const setRows = (text: string, line: number, rows: number): Edit =>
  changePiece(text, line, ({ shape, coats }) => {
    if (shape.kind !== 'straight') return { shape, coats };
    const to = clamp(Math.round(rows), 1, MAX_ROWS);
    // a single coat stays one; others keep their rows
    if (coats.length <= 1) return { shape: { ...shape, rows: to }, coats };
    const old = spread(coats, shape.rows);
    return { shape: { ...shape, rows: to }, coats: Array.from({ length: to }, (_, i) => old[i] ?? old.at(-1) ?? ASPHALT) };
  });

/** Turns a bend by this many degrees in all; negative: to the other side. The spaces follow. */
export const setAngle = (text: string, line: number, angle: number, hand?: 'left' | 'right'): Edit =>
  changePiece(text, line, ({ shape, coats }) => {
    if (shape.kind !== 'bend') return { shape, coats };
    const radius = (((shape.inner + shape.outer) / 2 / shape.angle) * 180) / Math.PI;
    const to = clamp(Math.round(angle), ANGLE.least, ANGLE.most);
    return { shape: { ...shape, hand: hand ?? shape.hand, angle: to, ...countsOf(to, Math.max(2, radius)) }, coats };
  });

/** Makes a bend wider or tighter by this many spaces inside and outside. */
export const widen = (text: string, line: number, by: number): Edit =>
  changePiece(text, line, ({ shape, coats }) => {
    if (shape.kind !== 'bend') return { shape, coats };
    const more = shape.outer - shape.inner;
    const inner = clamp(shape.inner + by, more + 1, 60);
    return { shape: { ...shape, inner, outer: inner + more }, coats };
  });

/** Paints one share of a piece, or all of them. */
export const paint = (text: string, line: number, share: number | 'all', coat: Coat): Edit =>
  changePiece(text, line, ({ shape, coats }) => {
    const painted = spread(coats, sharesOf(shape)).map((old, i) => (share === 'all' || share === i ? coat : old));
    return { shape, coats: painted };
  });

/** Statements of a kind that belong to a road, in the order of the text. */
export interface Statement {
  readonly line: number;
  readonly kind: 'piece' | 'line' | 'start' | 'exit';
  /** Index of the road. */
  readonly road: number;
}

/** What a board's roads consist of, for a list. */
export const statementsOf = (board: Board): readonly Statement[] =>
  board.roads.flatMap((road, index) => [
    ...road.items.map((item): Statement => ({
      line: item.kind === 'piece' ? (board.pieces[item.piece]?.spot.line ?? 0) : item.spot.line,
      kind: item.kind,
      road: index,
    })),
    { line: road.exitSpot.line, kind: 'exit' as const, road: index },
  ]);

/** The first letter that no line has, and the first number that no start has. */
export function freeLine(board: Board): string {
  const taken = new Set(board.roads.flatMap(({ items }) => items.flatMap((item) => (item.kind === 'line' ? [item.name] : []))));
  return [...'SABCDEFGHIJKLMNOPQRTUVWXYZ'].find((letter) => !taken.has(letter)) ?? 'Z';
}
export function freeStart(board: Board): number {
  const taken = new Set(board.roads.flatMap(({ items }) => items.flatMap((item) => (item.kind === 'start' ? [item.number] : []))));
  return [1, 2, 3, 4, 5, 6, 7, 8, 9].find((number) => !taken.has(number)) ?? 9;
}
/** Section letters that the board does not use. */
export function freeSections(board: Board, count: number): string[] {
  const taken = new Set(board.pieces.map(({ section }) => section));
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const all = [...letters, ...letters.flatMap((first) => letters.map((second) => first + second))];
  return all.filter((name) => !taken.has(name)).slice(0, count);
}
function freeRoads(board: Board, names: readonly string[]): string[] {
  const taken = new Set(board.roads.map(({ name }) => name));
  for (let number = 1; ; number++) {
    const found = names.map((name) => (number === 1 ? name : `${name}-${number}`));
    if (!found.some((name) => taken.has(name))) return found;
  }
}

/** What can be added to the road. */
export type Part = 'straight' | 'left' | 'right' | 'line' | 'start' | 'fork';
const USUAL: Partial<Readonly<Record<Part, string>>> = { straight: 'straight 4', left: 'left 90 5/7', right: 'right 90 5/7' };

/** Adds a part after a statement of the road; after the last piece where none is selected. */
export function add(text: string, board: Board, after: number, part: Part): Edit {
  const all = statementsOf(board).filter(({ kind }) => kind !== 'exit');
  const line = all.find((each) => each.line === after)?.line ?? all.findLast(({ road }) => road === 0)?.line ?? 0;
  if (line === 0) return { text, line };
  if (part === 'fork') return fork(text, board, line);
  if (part === 'line') return insertAfter(text, line, [`line ${freeLine(board)}`]);
  if (part === 'start') return insertAfter(text, line, [`start ${freeStart(board)}`]);
  return insertAfter(text, line, [USUAL[part]!]);
}

/** The branches of a new fork leave at 60 degrees, turn by 120 and join at 60. */
const BRANCH = (hand: 'left' | 'right'): string => `${hand} 120 6/9`;

/** Lets the road fork after a statement and join again. The rest of the road becomes a road of its own. */
function fork(text: string, board: Board, line: number): Edit {
  const road = board.roads.find(({ items, exitSpot }) => {
    const first = items[0];
    const from = first?.kind === 'piece' ? board.pieces[first.piece]?.spot.line : first?.spot.line;
    return from !== undefined && from <= line && line < exitSpot.line;
  });
  if (road === undefined) return { text, line };
  const lines = linesOf(text);
  const rest = lines.slice(line, road.exitSpot.line);
  const [left, right, after] = freeRoads(board, ['left-branch', 'right-branch', 'after-branches']) as [string, string, string];
  const [a, b, c] = freeSections(board, 3);
  const hasPiece = rest.some((each) => readPiece(each) !== null);
  const made = [
    `  fork ${left} ${right}`,
    '',
    `road ${left}`,
    `  section ${a}`,
    `  ${BRANCH('right')}`,
    `  join ${after} left`,
    '',
    `road ${right}`,
    `  section ${b}`,
    `  ${BRANCH('left')}`,
    `  join ${after} right`,
    '',
    `road ${after}`,
    ...(rest.some((each) => /^\s*section\b/.test(each)) && !isPieceFirst(rest) ? [] : [`  section ${c}`]),
    ...(hasPiece ? [] : ['  straight 2']),
  ];
  lines.splice(line, rest.length, ...made, ...rest);
  return { text: lines.join('\n'), line: line + 5 };
}
const isPieceFirst = (lines: readonly string[]): boolean =>
  lines.findIndex((each) => readPiece(each) !== null) < lines.findIndex((each) => /^\s*section\b/.test(each));

/** Drops a line or start on a row of a straight piece, which it splits; after a bend. @param row rows before it */
export function dropOn(text: string, board: Board, line: number, row: number, part: 'line' | 'start'): Edit {
  const piece = pieceAt(text, line);
  if (piece === null) return { text, line };
  const statement = part === 'line' ? `line ${freeLine(board)}` : `start ${freeStart(board)}`;
  if (piece.shape.kind === 'bend' || row >= piece.shape.rows) return insertAfter(text, line, [statement]);
  const coats = spread(piece.coats, piece.shape.rows);
  const half = (from: number, to: number): string =>
    pieceText({ shape: { kind: 'straight', rows: to - from }, coats: coats.slice(from, to) });
  const before = setCode(text, line, half(0, row));
  const edit = insertAfter(before.text, line, [statement, half(row, piece.shape.rows)]);
  return { ...edit, line: line + 1 };
}

/** Moves a landmark, whose words 2 and 3 are its middle. @param x in spaces */
export function moveLandmark(text: string, line: number, x: number, y: number): Edit {
  const words = codeOf(linesOf(text)[line - 1] ?? '').split(/\s+/);
  if (words[0] === 'river') return { text, line };
  words.splice(1, 2, short(x), short(y));
  return setCode(text, line, words.join(' '));
}
/** At most two decimals, as the language reads them. */
export const short = (value: number): string => String(Math.round(value * 100) / 100);

/** Things beside the road that can be placed. */
export type Thing = 'wood' | 'field' | 'village' | 'lake' | 'hill' | 'compass' | 'title';
const SIZES: Readonly<Record<Thing, string>> = {
  wood: '3 3',
  field: '5 3',
  village: '6',
  lake: '3 2',
  hill: '8 6',
  compass: '3',
  title: '1.6',
};

/** Places something beside the road, at the end of the text. */
export function place(text: string, thing: Thing, x: number, y: number): Edit {
  const lines = linesOf(text.trimEnd());
  lines.push(`${thing} ${short(x)} ${short(y)} ${SIZES[thing]}`);
  return { text: `${lines.join('\n')}\n`, line: lines.length };
}

/** Replaces a course, or adds it. @param code the statement */
export function setCourse(text: string, line: number | null, code: string): Edit {
  if (line !== null) return setCode(text, line, code);
  const lines = linesOf(text.trimEnd());
  lines.push(code);
  return { text: `${lines.join('\n')}\n`, line: lines.length };
}
