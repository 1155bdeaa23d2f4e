import { whole } from './save-poster.ts';

/** What a square picture says. */
export interface SquareWords {
  /** The race and its date, above the title. */
  readonly over: string;
  readonly title: string;
  readonly lines: readonly string[];
  /** Where the page is. */
  readonly address: string;
  /** The name of the program. */
  readonly signed: string;
}

const SIZE = 1080;
const MARGIN = 64;
const INNER = SIZE - 2 * MARGIN;
const BAR = 110;
const FOOT = 96;
const MAX_DRAWING = 440;
const MAX_LINES = 4;
const FAMILY = "'Barlow Condensed', 'Barlow Condensed whole', 'Arial Narrow', sans-serif";

/**
 * Draws a square picture of 1080 pixels in the fonts of the page.
 * @param page contains the drawing for it, marked `data-poster`
 * @returns null: the browser could not draw it
 */
export async function squarePicture(page: ParentNode, words: SquareWords): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: SIZE, height: SIZE });
  const pen = canvas.getContext('2d');
  if (pen === null) return null;
  const style = getComputedStyle(document.documentElement);
  const colour = (name: string): string => style.getPropertyValue(name).trim();
  const write = (text: string, x: number, y: number, size: number, weight: number, fill: string): void => {
    pen.font = `${weight} ${size}px ${FAMILY}`;
    pen.fillStyle = fill;
    pen.fillText(text, x, y);
  };
  await Promise.all([400, 600, 700].map((weight) => document.fonts.load(`${weight} 40px 'Barlow Condensed'`))).catch(() => undefined);

  pen.fillStyle = colour('--paper');
  pen.fillRect(0, 0, SIZE, SIZE);
  pen.fillStyle = colour('--bar');
  pen.fillRect(0, 0, SIZE, BAR);
  pen.fillRect(0, SIZE - FOOT, SIZE, FOOT);
  write(words.signed, MARGIN, 74, 58, 700, colour('--bar-ink'));
  pen.textAlign = 'right';
  write(words.address, SIZE - MARGIN, SIZE - 34, fitted(pen, words.address, 46, INNER), 600, colour('--bar-accent'));
  pen.textAlign = 'left';

  let y = BAR + 62;
  write(words.over, MARGIN, y, fitted(pen, words.over, 38, INNER), 400, colour('--ink-soft'));
  pen.font = `700 76px ${FAMILY}`;
  for (const line of wrapped(pen, words.title, INNER).slice(0, 2)) write(line, MARGIN, (y += 78), 76, 700, colour('--ink'));
  y += 30;
  const lines = words.lines.slice(0, MAX_LINES);
  const drawing = page.querySelector<SVGSVGElement>('svg[data-poster]');
  const room = SIZE - FOOT - 30 - lines.length * 56 - y;
  if (drawing !== null) y = await draw(pen, drawing, { y, height: Math.min(MAX_DRAWING, room) });
  for (const line of lines) write(line, MARGIN, (y += 56), fitted(pen, line, 46, INNER), 600, colour('--ink'));
  return new Promise((done) => canvas.toBlob(done, 'image/png'));
}

/** The largest size up to `size` at which a text is no wider than `most` pixels. */
function fitted(pen: CanvasRenderingContext2D, text: string, size: number, most: number): number {
  pen.font = `600 ${size}px ${FAMILY}`;
  return Math.min(size, (size * most) / Math.max(1, pen.measureText(text).width));
}

function wrapped(pen: CanvasRenderingContext2D, text: string, most: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const line = lines.at(-1);
    if (line !== undefined && pen.measureText(`${line} ${word}`).width <= most) lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/**
 * Draws a drawing of the page. Its texts are written in the fonts of the page, which a picture of the drawing could not use.
 * @returns its lower edge
 */
async function draw(
  pen: CanvasRenderingContext2D,
  drawing: SVGSVGElement,
  box: { readonly y: number; readonly height: number },
): Promise<number> {
  const { width, height } = drawing.viewBox.baseVal;
  const scale = Math.min(INNER / width, box.height / height);
  const [wide, high] = [width * scale, height * scale];
  const left = (SIZE - wide) / 2;
  const plain = whole(drawing).text.replace(/<text[\s\S]*?<\/text>/g, '');
  const address = URL.createObjectURL(new Blob([plain], { type: 'image/svg+xml' }));
  try {
    const image = new Image(width, height);
    image.src = address;
    await image.decode();
    pen.drawImage(image, left, box.y, wide, high);
  } catch {
    // the texts alone are of no use
    return box.y;
  } finally {
    URL.revokeObjectURL(address);
  }
  const toDrawing = drawing.getScreenCTM()?.inverse();
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  for (const text of drawing.querySelectorAll('text')) {
    const own = text.getScreenCTM();
    if (!own || !toDrawing) continue;
    const style = getComputedStyle(text);
    const { x, y, width: across, height: tall } = text.getBBox();
    const middle = new DOMPoint(x + across / 2, y + tall / 2).matrixTransform(own).matrixTransform(toDrawing);
    const size = Number.parseFloat(style.fontSize) * Math.hypot(own.a, own.b) * Math.hypot(toDrawing.a, toDrawing.b) * scale;
    const at = [left + (middle.x - drawing.viewBox.baseVal.x) * scale, box.y + (middle.y - drawing.viewBox.baseVal.y) * scale] as const;
    pen.font = `${style.fontWeight} ${size}px ${FAMILY}`;
    if (style.stroke !== 'none') {
      pen.strokeStyle = style.stroke;
      pen.lineWidth = Number.parseFloat(style.strokeWidth) * (size / Number.parseFloat(style.fontSize));
      pen.lineJoin = 'round';
      pen.strokeText(text.textContent, ...at);
    }
    pen.fillStyle = style.fill;
    pen.fillText(text.textContent, ...at);
  }
  pen.textAlign = 'left';
  pen.textBaseline = 'alphabetic';
  return box.y + high;
}
