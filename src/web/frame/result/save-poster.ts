import { saveBlob } from '../../session/save.ts';
import { formatPoster, type Poster, type PosterDrawing } from './poster.ts';

/** The style properties of a drawing that style sheets set. A separate file has no style sheet. */
const LOOKS = [
  ...['fill', 'fill-opacity', 'stroke', 'stroke-width', 'stroke-dasharray', 'stroke-linecap', 'stroke-linejoin', 'paint-order', 'opacity'],
  ...['font-family', 'font-size', 'font-weight', 'letter-spacing', 'text-anchor'],
];

/** A copy of a drawing with its styles inline, and with the clip paths that it refers to elsewhere on the page. */
export function whole(drawing: SVGSVGElement): PosterDrawing {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const parts = [...copy.querySelectorAll('*')];
  [...drawing.querySelectorAll('*')].forEach((part, i) => {
    const style = getComputedStyle(part);
    for (const look of LOOKS) parts[i]!.setAttribute(look, style.getPropertyValue(look));
    for (const own of ['class', 'style']) parts[i]!.removeAttribute(own);
  });
  const used = [
    ...new Set([...copy.querySelectorAll('[clip-path]')].map((part) => /#([\w-]+)/.exec(part.getAttribute('clip-path')!)?.[1])),
  ];
  const elsewhere = used.filter((id) => id !== undefined && copy.querySelector(`#${CSS.escape(id)}`) === null);
  for (const id of elsewhere) {
    const cut = document.getElementById(id!);
    if (cut !== null) copy.prepend(cut.cloneNode(true));
  }
  copy.removeAttribute('class');
  const { width, height } = drawing.viewBox.baseVal;
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  return { width, height, text: new XMLSerializer().serializeToString(copy) };
}

/**
 * Saves the poster of the result on screen.
 * @param page contains the drawings for it, marked `data-poster`
 * @param format `svg`: a drawing; `png`: a picture 1080 pixels wide
 * @returns whether the browser could make it
 */
export async function savePoster(
  page: Element,
  name: string,
  words: Omit<Poster, 'drawings' | 'colours'>,
  format: 'svg' | 'png',
): Promise<boolean> {
  const { backgroundColor: ground, color: ink } = getComputedStyle(document.body);
  const soft = getComputedStyle(page.querySelector('.soft') ?? page).color;
  const drawings = [...page.querySelectorAll<SVGSVGElement>('svg[data-poster]')].map(whole);
  const { svg, width, height } = formatPoster({ ...words, drawings, colours: { ground, ink, soft } });
  const drawn = new Blob([svg], { type: 'image/svg+xml' });
  const blob = format === 'svg' ? drawn : await pngOf(drawn, width, height);
  if (blob !== null) saveBlob(`${name}.${format}`, blob);
  return blob !== null;
}

/** A picture of an SVG file; null if the browser cannot make one. */
export async function pngOf(svg: Blob, width: number, height: number): Promise<Blob | null> {
  const address = URL.createObjectURL(svg);
  try {
    const image = new Image(width, height);
    image.src = address;
    await image.decode();
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width, height });
    canvas.getContext('2d')!.drawImage(image, 0, 0, width, height);
    return await new Promise((done) => canvas.toBlob(done, 'image/png'));
  } catch {
    // the browser cannot draw SVG into pictures
    return null;
  } finally {
    URL.revokeObjectURL(address);
  }
}
