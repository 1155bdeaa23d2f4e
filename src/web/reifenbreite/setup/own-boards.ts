import type { Board } from '../../../course/index.ts';
import { readBoards } from '../../storage/boards.ts';
import { boardOfWalk } from './own-course.ts';

/** A board of the workshop that can be read. */
export interface OwnBoard {
  readonly id: string;
  readonly text: string;
  readonly board: Board;
}

/** The boards of this browser, the last changed first. */
export const readOwnBoards = async (): Promise<readonly OwnBoard[]> =>
  (await readBoards()).flatMap(({ id, text }) => {
    const board = boardOfWalk({ board: '', text });
    return board === undefined ? [] : [{ id, text, board }];
  });
