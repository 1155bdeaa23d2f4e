import { aheadWith } from './ahead.ts';
import type { Foresight } from './search.ts';

/** What the levels beyond Medium have in common. Figures: docs/decisions/0021-hard-and-expert.md. */
const COMMON = { options: 4, margin: 5, trust: 1.5 } as const;

export const FORESIGHT = {
  /** To the end of the round. */
  hard: { ...COMMON, rounds: 1, races: 72, steps: 60_000 },
  /** Two rounds more. */
  expert: { ...COMMON, rounds: 3, races: 144, steps: 300_000 },
} as const satisfies Readonly<Record<string, Foresight>>;

export const hard = aheadWith('hard', FORESIGHT.hard);
export const expert = aheadWith('expert', FORESIGHT.expert);
