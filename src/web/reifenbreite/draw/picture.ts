import { drawSvg, type Drawing } from '../../../course/index.ts';
import { boardTitle } from '../titles.ts';
import { shade } from '../../lib/theme.svelte.ts';

/** The drawing as one svg element in its own units, to be put into the page; its inner names begin with `scope`, so that several boards can stand on one page. */
export function pictureOf(drawing: Drawing, scope = drawing.board): string {
  const { board, title, width, height } = drawing;
  return drawSvg(drawing, { theme: shade(), title: boardTitle({ name: board, title }) })
    .replace('<svg ', `<svg width="${width}" height="${height}" `)
    .replaceAll('id="', `id="${scope}-`)
    .replaceAll('url(#', `url(#${scope}-`);
}
