/** What the house can be heard with; a game says when. */
export const SOUNDS = ['dice', 'card', 'wind', 'bell', 'crowd'] as const;
export type Sound = (typeof SOUNDS)[number];
/** Beside them: somebody far away is asked to ride. */
export const YOUR_TURN = 'turn';
/** All that can be heard. */
export type Audible = Sound | typeof YOUR_TURN;
