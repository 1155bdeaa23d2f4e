import { text } from '../../lib/words.svelte.ts';

export type LessonsKey = keyof typeof import('../../../../content/house/words/en/lessons.json');

/** A sentence that the guides of all games have in common. */
export const say = (key: LessonsKey): string => text('lessons', key) ?? key;
