import { aheadWith } from './ahead.ts';
import { FORESIGHT } from './levels.ts';
import { schooledChoice } from './schooled/policy.ts';
import type { Foresight } from './search.ts';

/** As far as Expert, by riders who ride nearly as Medium does. For measurements alone: it has not been shown to be better (docs/decisions/0021-hard-and-expert.md). */
export const MASTER: Foresight = { ...FORESIGHT.expert, policy: schooledChoice };
export const master = aheadWith('master', MASTER);
