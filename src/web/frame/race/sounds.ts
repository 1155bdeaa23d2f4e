/** What the house can be heard with; a game says when. */
export const SOUNDS = ['dice', 'card', 'wind', 'bell', 'crowd'] as const;
export type Sound = (typeof SOUNDS)[number];
