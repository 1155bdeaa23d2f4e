/** The sounds that a game can play. */
export const SOUNDS = ['dice', 'card', 'wind', 'bell', 'crowd'] as const;
export type Sound = (typeof SOUNDS)[number];
/** In a race online, it is the player's turn. */
export const YOUR_TURN = 'turn';
/** All sounds of the page. */
export type Audible = Sound | typeof YOUR_TURN;
