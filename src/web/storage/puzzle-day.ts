import { dayOf } from '../../puzzles/index.ts';
import { recall, remember } from '../lib/storage.ts';

/**
 * The day of the last puzzle of the day that was solved. It is stored separately, so that the first page does not
 * read the whole progress.
 */

const keyOf = (game: string): string => `puzzle-day.${game}`;

export const noteDay = (game: string, day: number): void => void remember(keyOf(game), String(day));

export const isSolvedOn = (game: string, time: number): boolean => recall(keyOf(game)) === String(dayOf(time));
