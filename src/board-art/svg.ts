import type { Drawing, DrawnSpace } from './drawing.ts';
import { SURFACES, type Surface } from '../course/index.ts';
import type { Label, Shape } from './landscape.ts';
import { numeral } from './numerals.ts';
import { PALETTES, type Palette, type Theme } from './palette.ts';
import { patternOf } from './pattern.ts';

/** Options of a poster. */
export interface SvgOptions {
  readonly theme: Theme;
  /** Other colours than those of the theme. */
  readonly palette?: Palette;
  /** The board's title in the reader's language; by default the one in its text. */
  readonly title?: string;
}

const NUMBERS = "'Barlow Condensed','DIN Condensed','Arial Narrow',sans-serif";
/** Approximate width of a letter relative to its height, in Barlow Condensed. */
const TITLE_WIDTH = 0.377;
const WORDS = "Barlow,'Gill Sans','Segoe UI',sans-serif";

/**
 * Draws the board as a poster: one SVG document with flat shapes and no external resources except fonts, which have
 * fallbacks.
 */
export const drawSvg = (drawing: Drawing, options: SvgOptions): string => {
  const { width, height } = drawing;
  const palette = options.palette ?? PALETTES[options.theme];
  const { title = drawing.title } = options;
  const labels = drawing.labels.map((label) => (label.kind === 'title' ? { ...label, text: title } : label));
  const parts = [
    `<rect width="${width}" height="${height}" fill="${palette.paper}"/>`,
    `<clipPath id="board-sheet"><rect x="22" y="22" width="${width - 44}" height="${height - 44}"/></clipPath>`,
    `<g clip-path="url(#board-sheet)">${drawing.landscape.map((shape) => drawShape(shape, palette)).join('')}</g>`,
    `<g>${labels.map((label) => drawLabel(label, palette)).join('')}</g>`,
    drawRoad(drawing, palette),
    drawNumbers(drawing.spaces, palette),
    drawStarts(drawing, palette),
    drawLines(drawing, palette),
    drawFrame(drawing, palette),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-label="${escape(title)}">\n${parts.join('\n')}\n</svg>\n`;
};

const drawShape = ({ tone, d, stroke }: Shape, palette: Palette): string => {
  if (d === '') return '';
  const colour = palette.landscape[tone];
  return stroke === undefined
    ? `<path d="${d}" fill="${colour}"/>`
    : `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${stroke}" stroke-linecap="round" stroke-linejoin="round"/>`;
};

const drawRoad = (drawing: Drawing, palette: Palette): string => {
  const { roadLines } = drawing;
  const outlines = (surface: Surface): string => drawing.spaces.map((space) => (space.surface === surface ? space.d : '')).join('');
  const fills = SURFACES.map((surface) => `<path d="${outlines(surface)}" fill="${palette.surface[surface]}"/>`);
  const patterns = SURFACES.map((surface) => {
    const d = drawing.spaces.map((space) => (space.surface === surface ? patternOf(space.patch, surface) : '')).join('');
    const stroke = surface === 'cobblestone' ? 1.6 : 4.2;
    return `<path d="${d}" fill="none" stroke="${palette.pattern[surface]}" stroke-width="${stroke}" stroke-linejoin="miter"/>`;
  });
  const guides = drawing.junctions.map(({ guides: d }) => d).join('');
  const line = (d: string, colour: string, stroke: number, more = ''): string =>
    d === '' ? '' : `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${stroke}"${more}/>`;
  return [
    '<g>',
    `<path d="${drawing.road}" transform="translate(7 9)" fill="${palette.shadow}" stroke="${palette.shadow}" stroke-width="9" stroke-linejoin="round"/>`,
    `<path d="${drawing.road}" fill="${palette.surface.asphalt}" stroke="${palette.casing}" stroke-width="9" stroke-linejoin="round"/>`,
    ...fills,
    ...patterns,
    `<path d="${drawing.junctions.map(({ d }) => d).join('')}" fill="${palette.surface.asphalt}"/>`,
    line(guides, palette.thin, 1.3, ' stroke-dasharray="5 5"'),
    line(roadLines.rows, palette.row, 1.5),
    line(roadLines.thin, palette.thin, 1.8, ' stroke-dasharray="8 6"'),
    line(roadLines.thick, palette.thick, 7.5, ' stroke-linejoin="round"'),
    '</g>',
  ].join('');
};

/**
 * How many numbers are grouped into one shape. Few enough that a browser draws only the visible groups, and many enough
 * that the page has few elements.
 */
const NUMBERS_PER_SHAPE = 24;

const drawNumbers = (spaces: readonly DrawnSpace[], palette: Palette): string =>
  SURFACES.map((surface) => {
    const numbers = spaces
      .filter((space) => space.surface === surface && space.number > 0)
      .map(({ numberSpot, angle, number }) =>
        numeral(number, { spot: numberSpot, degrees: Math.round((angle + 90) * 10) / 10, size: 25, drop: 8.5 }),
      );
    const shapes = numbers.map((_, i) =>
      i % NUMBERS_PER_SHAPE === 0 ? `<path d="${numbers.slice(i, i + NUMBERS_PER_SHAPE).join('')}"/>` : '',
    );
    return numbers.length === 0 ? '' : `<g fill="${palette.number[surface]}">${shapes.join('')}</g>`;
  }).join('');

const drawStarts = (drawing: Drawing, palette: Palette): string =>
  drawing.starts
    .map(({ number, dots, numeral, front }) => {
      const [x, y] = numeral;
      return [
        `<path d="${front}" stroke="${palette.chequerLight}" stroke-width="5"/>`,
        ...dots.map((dot) => `<circle cx="${dot[0]}" cy="${dot[1]}" r="6.5" fill="${palette.dot}"/>`),
        `<text x="${x}" y="${y + 27}" font-family="${NUMBERS}" font-weight="700" font-size="76" text-anchor="middle" fill="${palette.ink}">${number}</text>`,
      ].join('');
    })
    .join('');

const drawLines = (drawing: Drawing, palette: Palette): string =>
  drawing.lines
    .map(({ name, band, chequers, sign, post }) => {
      const [x, y] = sign;
      return [
        `<path d="${post}" stroke="${palette.sign}" stroke-width="4"/>`,
        `<path d="${band}" fill="${palette.chequerLight}" stroke="${palette.chequerDark}" stroke-width="2"/>`,
        `<path d="${chequers}" fill="${palette.chequerDark}"/>`,
        `<circle cx="${x}" cy="${y}" r="21" fill="${palette.sign}" stroke="${palette.paper}" stroke-width="3"/>`,
        `<text x="${x}" y="${y + 10.5}" font-family="${NUMBERS}" font-weight="700" font-size="30" text-anchor="middle" fill="${palette.signText}">${name}</text>`,
      ].join('');
    })
    .join('');

const drawLabel = ({ kind, text, x, y, size }: Label, palette: Palette): string => {
  const colour = kind === 'title' ? palette.ink : kind === 'water' ? palette.waterLabel : palette.label;
  const style = kind === 'title' ? `font-family="${NUMBERS}" font-weight="700"` : `font-family="${WORDS}" font-style="italic"`;
  const halo = kind === 'title' ? '' : ` stroke="${palette.paper}" stroke-width="4" stroke-linejoin="round" paint-order="stroke"`;
  // Keeps the title's width if the font is missing.
  const fit = kind === 'title' ? ` textLength="${Math.round(TITLE_WIDTH * size * text.length)}" lengthAdjust="spacingAndGlyphs"` : '';
  const mark = kind === 'summit' ? `<path d="M${x - 6} ${y - size * 1.1}h12l-6 -11z" fill="${colour}"/>` : '';
  return `${mark}<text x="${x}" y="${y}" ${style} font-size="${size}" text-anchor="middle" fill="${colour}"${halo}${fit}>${escape(text)}</text>`;
};

/** Two rules round the sheet, as on a printed map. */
const drawFrame = ({ width, height }: Drawing, palette: Palette): string =>
  [
    [14, 5],
    [22, 1.2],
  ]
    .map(([inset = 0, stroke = 1]) => {
      const size = `width="${width - 2 * inset}" height="${height - 2 * inset}"`;
      return `<rect x="${inset}" y="${inset}" ${size} fill="none" stroke="${palette.frame}" stroke-width="${stroke}"/>`;
    })
    .join('');

const escape = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign);
