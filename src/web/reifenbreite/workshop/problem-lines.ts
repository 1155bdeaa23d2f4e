import type { Board } from '../../../course/index.ts';
import type { Problem } from '../../../kit/index.ts';

/** Problems of a course that lie at its start or at a line of the road. */
const AT_START: readonly string[] = ['road-behind-start-short'];
const AT_LINE: readonly string[] = ['road-beyond-finish-short', 'line-not-next'];

/** The line of the text to select for a problem: that of the piece or sign of the road it concerns, else its own. */
export function lineOfProblem(board: Board | undefined, { code, line = 1, facts = {} }: Problem): number {
  const items = board?.roads.flatMap((road) => road.items) ?? [];
  const at = items.find((item) =>
    AT_START.includes(code)
      ? item.kind === 'start' && item.number === Number(facts['start'])
      : AT_LINE.includes(code) && item.kind === 'line' && item.name === facts['line'],
  );
  return at?.kind === 'line' || at?.kind === 'start' ? at.spot.line : line;
}
