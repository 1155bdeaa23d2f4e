import { recall, remember } from '../../lib/storage.ts';

/** The steps of the guided race, each a scenario `guide-NAME`. */
export const LESSONS = ['roll', 'draft', 'shake', 'card', 'cobbles', 'sprint'] as const;
export type LessonName = (typeof LESSONS)[number];

const KEY = 'guide';

/** How many steps, from the first on, have been ridden; what was kept may be anything. */
export function lessonsDone(): number {
  const kept = Number(recall(KEY));
  return Number.isInteger(kept) && kept > 0 ? Math.min(kept, LESSONS.length) : 0;
}

export function lessonDone(name: LessonName): void {
  remember(KEY, String(Math.max(lessonsDone(), LESSONS.indexOf(name) + 1)));
}

/** Where to go on; null: all have been ridden. */
export const nextLesson = (): LessonName | null => LESSONS[lessonsDone()] ?? null;
