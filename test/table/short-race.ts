import type { AnyGame } from '../../src/kit/index.ts';
import type { Terms } from '../../src/table/index.ts';
import { gameById } from '../games/all.ts';
import { content } from '../games/content.ts';

/** Um Reifenbreite on its shortest course, between Anna (red) and Ben (blue). */

export const game: AnyGame = gameById('reifenbreite')!;

const read = game.configure(
  {
    stages: [{ course: 'course short "Short" start 1 lines S S sprints none', board: 'criterium' }],
    rules: 'classic',
    managers: [
      { name: 'Anna', teams: ['red'] },
      { name: 'Ben', teams: ['blue'] },
    ],
  },
  content,
);
if (!read.ok) throw new Error(JSON.stringify(read.error));
export const config = read.value;

/** No clock, and the race waits for players who are away. */
export const TERMS: Terms = { clock: null, absence: { does: 'wait', bot: 'easy' } };
