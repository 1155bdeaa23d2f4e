import { dayOf } from '../../puzzles/index.ts';
import { recall, remember } from '../lib/storage.ts';

/** Whose puzzle of the day was solved last: apart from all that was tried, so that the first page need not read that. */

const keyOf = (game: string): string => `puzzle-day.${game}`;

export const noteDay = (game: string, day: number): void => void remember(keyOf(game), String(day));

export const isSolvedOn = (game: string, time: number): boolean => recall(keyOf(game)) === String(dayOf(time));
