import fontkit from '@pdf-lib/fontkit';
import {
  clip,
  endPath,
  PDFDocument,
  popGraphicsState,
  pushGraphicsState,
  rectangle,
  rgb,
  type PDFEmbeddedPage,
  type PDFFont,
  type PDFPage,
} from '@cantoo/pdf-lib';
import { drawSvg, INK_PALETTE, type Drawing } from '../../../board-art/index.ts';
import { MARGIN_MM, MM_PER_SPACE, OVERLAP_MM, PAPERS, tilingOf, type Paper, type Tiling } from './tiling.ts';

/**
 * The board as PDF, from the same drawing as the poster: on one sheet, or in tiles to be cut and glued. pdf-lib draws
 * the SVG as vectors; the fork by Cantoo, because the original is no longer kept and draws no SVG.
 */

/** The fonts of the page as TrueType files. */
export interface FontFiles {
  readonly text: Uint8Array;
  readonly sign: Uint8Array;
}

export interface PrintOptions {
  readonly paper: Paper;
  readonly ink: 'colour' | 'saving';
  readonly title: string;
  /** Written on each tile: its row and column. */
  readonly nameTile: (row: number, column: number) => string;
  readonly fonts: FontFiles;
}

const POINTS_PER_MM = 72 / 25.4;
const points = (mm: number): number => mm * POINTS_PER_MM;

const MARK_MM = 5;

interface Canvas {
  readonly document: PDFDocument;
  readonly fonts: Readonly<Record<string, PDFFont>>;
}

async function canvas({ text, sign }: FontFiles, title: string): Promise<Canvas> {
  const document = await PDFDocument.create();
  document.setTitle(title);
  document.registerFontkit(fontkit);
  // whole fonts, because this fontkit cannot make subsets of ours, and the one that can brings a megabyte of its own
  const [words, signs] = [await document.embedFont(text), await document.embedFont(sign)];
  // the library looks for the first family of an element, in bold with this ending
  return { document, fonts: { 'Barlow Condensed': signs, 'Barlow Condensed_bold': signs, Barlow: words, Barlow_bold: words } };
}

/** Draws the board on a page of its own size. @param perSpace points a space */
function drawBoard({ document, fonts }: Canvas, drawing: Drawing, ink: PrintOptions['ink'], title: string, perSpace: number): PDFPage {
  const [width, height] = [drawing.width, drawing.height].map((units) => (units / drawing.unit) * perSpace) as [number, number];
  const page = document.addPage([width, height]);
  const svg = drawSvg(drawing, { theme: 'light', title, ...(ink === 'saving' ? { palette: INK_PALETTE } : {}) }).replace(
    '<svg ',
    `<svg width="${width}" height="${height}" `,
  );
  keepDashes(page, svg);
  page.drawSvg(svg, { x: 0, y: height, width, height, fonts: { ...fonts } });
  return page;
}

/** Draws dashed paths with their dashes, which the library does for single paths but does not read from an SVG. */
function keepDashes(page: PDFPage, svg: string): void {
  const dashes = new Map(
    [...svg.matchAll(/ d="([^"]*)"[^>]* stroke-dasharray="([\d. ]+)"/g)].map(([, d = '', dash = '']) => [d, dash.split(' ').map(Number)]),
  );
  const drawPath = page.drawSvgPath.bind(page);
  page.drawSvgPath = (d, options) => drawPath(d, { ...options, borderDashArray: dashes.get(d) ?? [] });
}

/** A poster on one sheet as large as the board on the table. */
export async function posterPdf(
  drawing: Drawing,
  { ink, title, fonts }: Pick<PrintOptions, 'ink' | 'title' | 'fonts'>,
): Promise<Uint8Array> {
  const made = await canvas(fonts, title);
  drawBoard(made, drawing, ink, title, points(MM_PER_SPACE));
  return made.document.save();
}

/** The board in tiles with cut marks and overlap, row by row. */
export async function tilesPdf(drawing: Drawing, options: PrintOptions): Promise<Uint8Array> {
  const made = await canvas(options.fonts, options.title);
  const board = await wholeBoard(made, drawing, options);
  const { width, height } = PAPERS[options.paper];
  const tiling = tilingOf({ width: drawing.width / drawing.unit, height: drawing.height / drawing.unit }, options.paper);
  for (let row = 0; row < tiling.rows; row++)
    for (let column = 0; column < tiling.columns; column++) {
      const page = made.document.addPage(tiling.isLandscape ? [points(height), points(width)] : [points(width), points(height)]);
      drawTile(page, board, tiling, { row, column });
      const name = options.nameTile(row + 1, column + 1);
      page.drawText(name, { x: points(MARGIN_MM + MARK_MM), y: points(2.5), size: 8, font: made.fonts['Barlow']! });
    }
  return made.document.save();
}

/** The board as one object that each tile shows a part of, so that the file holds it once. */
async function wholeBoard(made: Canvas, drawing: Drawing, { ink, title, fonts }: PrintOptions): Promise<PDFEmbeddedPage> {
  const poster = await PDFDocument.load(await posterPdf(drawing, { ink, title, fonts }));
  return made.document.embedPage(poster.getPage(0));
}

function drawTile(
  page: PDFPage,
  board: PDFEmbeddedPage,
  { width, height }: Tiling,
  { row, column }: { readonly row: number; readonly column: number },
): void {
  const [left, bottom, wide, high] = [MARGIN_MM, MARGIN_MM, width, height].map(points) as [number, number, number, number];
  const x = left - points(column * (width - OVERLAP_MM));
  const y = bottom + high + points(row * (height - OVERLAP_MM)) - board.height;
  page.pushOperators(pushGraphicsState(), rectangle(left, bottom, wide, high), clip(), endPath());
  page.drawPage(board, { x, y });
  page.pushOperators(popGraphicsState());
  // marks outside the picture at its corners
  const mark = points(MARK_MM);
  for (const [cx, sx] of [
    [left, -1],
    [left + wide, 1],
  ] as const)
    for (const [cy, sy] of [
      [bottom, -1],
      [bottom + high, 1],
    ] as const) {
      const ink = { thickness: 0.5, color: rgb(0, 0, 0) };
      page.drawLine({ start: { x: cx + sx * 2, y: cy }, end: { x: cx + sx * mark, y: cy }, ...ink });
      page.drawLine({ start: { x: cx, y: cy + sy * 2 }, end: { x: cx, y: cy + sy * mark }, ...ink });
    }
}
