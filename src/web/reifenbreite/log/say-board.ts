import { text } from '../../lib/words.svelte.ts';
import type { Ahead, BoardChange, LineAhead, Row } from './text-board.ts';
import { noun, say } from '../say.ts';

/** Sentences of the text board, in the reader's language. */

const spaces = (count: number): string => noun('spaces', { count }) ?? String(count);

const behind = (gap: number, ahead: number): string =>
  gap === 0 ? say('text-level', { ahead }) : say('text-behind', { spaces: spaces(gap), ahead });

export function sayRow({ rider, team, gap, ahead, space, surface, moved }: Row): string {
  const parts = [
    say('text-row', { rider, team: text('nouns', `team-${team}`) ?? team, space, surface: say(`surface.${surface}`) }),
    ...(ahead === null ? [] : [behind(gap ?? 0, ahead)]),
    ...(moved === 'no' ? [] : [say(moved === 'fell' ? 'text-fell' : moved === 'dismounted' ? 'text-dismounted' : 'text-moved')]),
  ];
  return `${parts.join(', ')}.`;
}

export function sayDifference(difference: BoardChange): string {
  switch (difference.what) {
    case 'many':
      return say('text-many', { count: difference.riders });
    case 'leads': {
      const { rider, before, gap } = difference;
      return before === null ? say('text-leads-alone', { rider }) : say('text-leads', { rider, spaces: spaces(gap), before });
    }
    case 'rides': {
      const { rider, rank, riders, gap, ahead } = difference;
      return say('text-rides', { rider, rank, riders, behind: behind(gap, ahead) });
    }
  }
}

const sayLine = ({ name, role, away, points }: LineAhead): string =>
  say(points.length > 0 ? 'text-sprint' : role === 'finish' ? 'text-finish' : 'text-line', {
    line: name,
    spaces: spaces(away),
    points: points.join(', '),
  });

export const sayAhead = ({ lines, road }: Ahead): readonly string[] => [
  ...lines.map(sayLine),
  ...(road.length === 0
    ? []
    : [
        say('text-road', {
          road: road.map(({ surface, number, length }) => say(`text-${surface}`, { number, spaces: spaces(length) })).join('; '),
        }),
      ]),
];
