/** How long a step of a bot stays on screen before the next, in milliseconds. */
export const PACES = { slow: 1500, normal: 700, fast: 220 } as const;
export type Pace = keyof typeof PACES;
export const PACE_NAMES = Object.keys(PACES) as Pace[];
