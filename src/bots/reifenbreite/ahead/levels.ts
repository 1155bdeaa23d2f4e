import { aheadWith } from './ahead.ts';
import type { SearchLimits } from './search.ts';

/** Common to the levels above Medium. Figures: docs/decisions/0021-hard-and-expert.md. */
const COMMON = { options: 4, margin: 5, trust: 1.5 } as const;

export const SEARCH_LIMITS = {
  /** To the end of the round. */
  hard: { ...COMMON, rounds: 1, races: 72, steps: 60_000 },
  /** Two rounds more. */
  expert: { ...COMMON, rounds: 3, races: 144, steps: 300_000 },
} as const satisfies Readonly<Record<string, SearchLimits>>;

export const hard = aheadWith('hard', SEARCH_LIMITS.hard);
export const expert = aheadWith('expert', SEARCH_LIMITS.expert);
