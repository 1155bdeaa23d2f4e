import { HALF_ROAD, along, type Layout } from '../../../course/index.ts';
import { setCode, short } from './edits.ts';
import { codeOf, linesOf } from './statements.ts';

/** Space between the road and the sheet's edge, in spaces. */
const MARGIN = 1.5;
/** Sheet and everything on it moved, so that the whole road lies on it. */
export function onSheet(text: string, layout: Layout): string {
  const points = layout.pieces.flatMap((placed) =>
    [0, 0.25, 0.5, 0.75, 1].flatMap((t) => [-HALF_ROAD, HALF_ROAD].map((left) => along(placed, t, left))),
  );
  const least = (of: 'x' | 'y'): number => Math.min(...points.map((point) => point[of]));
  const most = (of: 'x' | 'y'): number => Math.max(...points.map((point) => point[of]));
  const by = { x: Math.max(0, MARGIN - least('x')), y: Math.max(0, MARGIN - least('y')) };
  const { width, height } = layout.board.sheet;
  const [wide, high] = [Math.max(width + by.x, most('x') + by.x + MARGIN), Math.max(height + by.y, most('y') + by.y + MARGIN)];
  const moved = (word: string, add: number): string => (Number.isFinite(Number(word)) ? short(Number(word) + add) : word);
  const lines = linesOf(text).map((line, i) => {
    const words = codeOf(line).split(/\s+/);
    const number = i + 1;
    const code = (changed: readonly string[]): string => setCode(text, number, changed.join(' ')).text.split('\n')[i] ?? line;
    if (words[0] === 'sheet') return code(['sheet', short(Math.min(200, wide)), short(Math.min(200, high))]);
    if (words[0] === 'road' && words[2] === 'at')
      return code([...words.slice(0, 3), moved(words[3] ?? '', by.x), moved(words[4] ?? '', by.y), ...words.slice(5)]);
    if (['field', 'wood', 'hill', 'lake', 'village', 'compass', 'title'].includes(words[0] ?? ''))
      return code([words[0]!, moved(words[1] ?? '', by.x), moved(words[2] ?? '', by.y), ...words.slice(3)]);
    return line;
  });
  return lines.join('\n');
}
