import { drawSvg, type Drawing } from '../../../course/index.ts';
import { shade } from '../../lib/theme.svelte.ts';

/** The drawing as one svg element in its own units, to be put into the page; its inner names are its own, so that several boards can stand on one page. */
export function pictureOf(drawing: Drawing): string {
  const { board, width, height } = drawing;
  return drawSvg(drawing, { theme: shade() })
    .replace('<svg ', `<svg width="${width}" height="${height}" `)
    .replaceAll('id="', `id="${board}-`)
    .replaceAll('url(#', `url(#${board}-`);
}
