import { aheadWith } from './ahead.ts';

/** What the levels beyond Medium have in common. Figures: docs/decisions/0021-bots-that-look-ahead.md. */
const COMMON = { options: 4, margin: 5, trust: 1.5 } as const;

/** To the end of the round. */
export const hard = aheadWith('hard', { ...COMMON, rounds: 1, races: 72, steps: 60_000 });
/** Two rounds more. */
export const expert = aheadWith('expert', { ...COMMON, rounds: 3, races: 144, steps: 300_000 });
