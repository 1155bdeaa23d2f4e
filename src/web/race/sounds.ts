/** What the house can be heard with; a game says when. */
export const SOUNDS = ['dice', 'bell', 'crowd'] as const;
export type Sound = (typeof SOUNDS)[number];
