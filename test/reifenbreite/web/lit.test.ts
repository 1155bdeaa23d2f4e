import { expect, test } from 'vitest';
import { drawingOf } from '../../../src/board-art/index.ts';
import { findCourse } from '../../../src/course/index.ts';
import { boardsOf } from '../../../src/games/reifenbreite/index.ts';
import { litBy } from '../../../src/web/reifenbreite/log/lit.ts';
import { content } from '../../games/content.ts';
import { happening } from './happening.ts';

const drawing = drawingOf(findCourse(boardsOf(content), 'tour-de-france')!.board);
const lit = (type: string, facts: Record<string, unknown>) => {
  const { riders, spaces } = litBy(happening(1, type, facts), drawing);
  const at = spaces.map(({ x, y }) => drawing.spaces.find((space) => space.x === x && space.y === y)!.name);
  return { riders: [...riders], spaces: at.sort() };
};

test('a line of the log lights up its riders and its spaces', () => {
  expect(lit('moved', { rider: 23, from: 'B1.4', to: 'B6.4', length: 5 })).toEqual({ riders: [23], spaces: ['B1.4', 'B6.4'] });
  expect(lit('followed', { rider: 34, leader: 23, from: 'A11.4', to: 'B5.4@2', length: 5 })).toEqual({
    riders: [23, 34],
    spaces: ['A11.4', 'B5.4'],
  });
  expect(lit('jersey', { from: 21, to: 42 })).toEqual({ riders: [21, 42], spaces: [] });
});

test('a number that counts something lights up nobody', () => {
  expect(lit('rolled', { rider: 23, dice: [3, 4], total: 7, points: 31 })).toEqual({ riders: [23], spaces: [] });
});
