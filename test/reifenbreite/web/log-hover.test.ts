import { expect, test } from 'vitest';
import { drawingOf } from '../../../src/board-art/index.ts';
import { findCourse } from '../../../src/course/index.ts';
import { boardsOf, type NamedEvent } from '../../../src/games/reifenbreite/index.ts';
import { hoverOf } from '../../../src/web/reifenbreite/log/log-hover.ts';
import { content } from '../../games/content.ts';
import { raceEvent } from './race-event.ts';

const drawing = drawingOf(findCourse(boardsOf(content), 'tour-de-france')!.board);
const highlighted = (type: NamedEvent['type'], fields: Record<string, unknown>) => {
  const { riders, spaces } = hoverOf(raceEvent(1, type, fields), drawing);
  const at = spaces.map(({ x, y }) => drawing.spaces.find((space) => space.x === x && space.y === y)!.name);
  return { riders: [...riders], spaces: at.sort() };
};

test('the board highlights the riders and spaces of a line of the log', () => {
  expect(highlighted('moved', { rider: 23, from: 'B1.4', to: 'B6.4', length: 5 })).toEqual({ riders: [23], spaces: ['B1.4', 'B6.4'] });
  expect(highlighted('followed', { rider: 34, leader: 23, from: 'A11.4', to: 'B5.4@2', length: 5 })).toEqual({
    riders: [23, 34],
    spaces: ['A11.4', 'B5.4'],
  });
  expect(highlighted('jersey', { from: 21, to: 42 })).toEqual({ riders: [21, 42], spaces: [] });
});

test('a number that counts something highlights no rider', () => {
  expect(highlighted('rolled', { rider: 23, dice: [3, 4], total: 7, points: 31 })).toEqual({ riders: [23], spaces: [] });
});
