import { text } from '../../lib/words.svelte.ts';
import type { Ahead, BoardChange, LineAhead, Row } from './text-board.ts';
import { noun } from '../nouns.ts';
import { tScreen } from '../t.ts';

/** Sentences of the text board, in the reader's language. */

const spaces = (count: number): string => noun('spaces', { count }) ?? String(count);

const behind = (gap: number, ahead: number): string =>
  gap === 0 ? tScreen('text-level', { ahead }) : tScreen('text-behind', { spaces: spaces(gap), ahead });

export function sayRow({ rider, team, gap, ahead, space, surface, moved }: Row): string {
  const parts = [
    tScreen('text-row', { rider, team: text('nouns', `team-${team}`) ?? team, space, surface: tScreen(`surface.${surface}`) }),
    ...(ahead === null ? [] : [behind(gap ?? 0, ahead)]),
    ...(moved === 'no' ? [] : [tScreen(moved === 'fell' ? 'text-fell' : moved === 'dismounted' ? 'text-dismounted' : 'text-moved')]),
  ];
  return `${parts.join(', ')}.`;
}

export function sayDifference(difference: BoardChange): string {
  switch (difference.what) {
    case 'many':
      return tScreen('text-many', { count: difference.riders });
    case 'leads': {
      const { rider, before, gap } = difference;
      return before === null ? tScreen('text-leads-alone', { rider }) : tScreen('text-leads', { rider, spaces: spaces(gap), before });
    }
    case 'rides': {
      const { rider, rank, riders, gap, ahead } = difference;
      return tScreen('text-rides', { rider, rank, riders, behind: behind(gap, ahead) });
    }
  }
}

const sayLine = ({ name, role, away, points }: LineAhead): string =>
  tScreen(points.length > 0 ? 'text-sprint' : role === 'finish' ? 'text-finish' : 'text-line', {
    line: name,
    spaces: noun('in-spaces', { count: away }) ?? String(away),
    points: points.join(', '),
  });

export const sayAhead = ({ lines, road }: Ahead): readonly string[] => [
  ...lines.map(sayLine),
  ...(road.length === 0
    ? []
    : [
        tScreen('text-road', {
          road: road.map(({ surface, number, length }) => tScreen(`text-${surface}`, { number, spaces: spaces(length) })).join('; '),
        }),
      ]),
];
