import { SURFACES, type Bend, type Straight, type Surface } from '../../../course/index.ts';

/** Single statements of the board language, read from a line and written back. Comments and indents stay. */

/** The surface of one share of a piece, with its number; 0 on asphalt. */
export interface Coat {
  readonly surface: Surface;
  readonly number: number;
}

/** A statement `straight`, `left` or `right`. */
export interface PieceLine {
  readonly shape: Straight | Bend;
  readonly coats: readonly Coat[];
}

export const ASPHALT: Coat = { surface: 'asphalt', number: 0 };

/** The lines of a text, and back. Line numbers count from 1. */
export const linesOf = (text: string): string[] => text.split(/\r\n|\n|\r/);

const PARTS = /^(\s*)((?:"[^"]*"?|[^"#])*?)(\s*(?:#.*)?)$/;
/** The words of a line, without comment. */
export const codeOf = (line: string): string => PARTS.exec(line)?.[2] ?? '';
/** A line with other words. */
export const withCode = (line: string, code: string): string => {
  const [, indent = '', , rest = ''] = PARTS.exec(line) ?? [];
  return `${indent}${code}${rest}`;
};

/** Reads a line; null where it is no piece of road. */
export function readPiece(line: string): PieceLine | null {
  const words = codeOf(line).split(/\s+/).filter(Boolean);
  const [kind, first = '', second = ''] = words;
  if (kind === 'straight' && /^\d+$/.test(first)) return { shape: { kind, rows: Number(first) }, coats: readCoats(words.slice(2)) };
  const counts = /^(\d+)\/(\d+)$/.exec(second);
  if ((kind !== 'left' && kind !== 'right') || !/^\d+$/.test(first) || counts === null) return null;
  const shape: Bend = {
    kind: 'bend',
    hand: kind,
    angle: Number(first),
    inner: Number(counts[1]),
    outer: Number(counts[2]),
  };
  return { shape, coats: readCoats(words.slice(3)) };
}

function readCoats(words: readonly string[]): Coat[] {
  const coats: Coat[] = [];
  let surface: Surface = 'asphalt';
  for (const word of words) {
    const named = SURFACES.find((name) => name === word);
    if (named !== undefined) surface = named;
    if (named === 'asphalt') coats.push(ASPHALT);
    else if (/^\d$/.test(word)) coats.push({ surface, number: Number(word) });
  }
  return coats;
}

/** How many shares a piece can have. */
export const sharesOf = (shape: Straight | Bend): number => (shape.kind === 'straight' ? shape.rows : shape.inner);

/** One coat for each share. The board language spreads fewer coats evenly. */
export function spread(coats: readonly Coat[], shares: number): Coat[] {
  return Array.from({ length: shares }, (_, i) => coats[Math.floor(((2 * i + 1) * coats.length) / (2 * shares))] ?? ASPHALT);
}

const isSame = (a: Coat, b: Coat): boolean => a.surface === b.surface && a.number === b.number;

function coatsText(coats: readonly Coat[]): string {
  const [first = ASPHALT] = coats;
  if (coats.every((coat) => isSame(coat, ASPHALT))) return '';
  if (coats.every((coat) => isSame(coat, first))) return ` ${first.surface} ${first.number}`;
  let before: Surface | null = null;
  return coats
    .map(({ surface, number }) => {
      const named = surface === 'asphalt' || surface !== before ? ` ${surface}` : '';
      before = surface;
      return surface === 'asphalt' ? named : `${named} ${number}`;
    })
    .join('');
}

/** Writes a piece as a statement. */
export function pieceText({ shape, coats }: PieceLine): string {
  const head = shape.kind === 'straight' ? `straight ${shape.rows}` : `${shape.hand} ${shape.angle} ${shape.inner}/${shape.outer}`;
  return `${head}${coatsText(coats)}`;
}

/** The usual radius of a bend, in spaces, between that of 90 degrees with 4/6 and with 5/7 spaces. */
export const USUAL_RADIUS = 3.5;

/** The spaces inside and outside that a bend of a radius needs, so that all are about equally long. */
export function countsOf(angle: number, radius = USUAL_RADIUS): { readonly inner: number; readonly outer: number } {
  const more = Math.max(1, Math.round(angle / 45));
  const middle = (radius * angle * Math.PI) / 180;
  const inner = Math.max(more + 1, Math.round(middle - more / 2));
  return { inner, outer: inner + more };
}
