import { reifenbreite } from '../../../games/reifenbreite/index.ts';
import { dailyPosition } from '../../frame/puzzles/daily-position.ts';
import { files } from './puzzle-files.ts';

/** The puzzle of a day, for its picture. @param time in ms since 1970 */
export const dailyPuzzle = (time: number): ReturnType<typeof dailyPosition> => dailyPosition(reifenbreite, files, time);
