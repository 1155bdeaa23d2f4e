/**
 * How long each step of a bot stays on screen online. A round has a step for each roll, move and follow of 16 riders. As long as offline, where they get
 * shorter one after another.
 */
export const BOT_STEP_MS = 150;
