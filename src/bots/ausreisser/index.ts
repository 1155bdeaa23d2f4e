import type { AnyBot } from '../bot.ts';
import { characters } from './characters/index.ts';
import { easy } from './easy.ts';
import { expert } from './expert/expert.ts';
import { medium } from './medium/medium.ts';

// ---- the bots' evaluation and imagined races, for the analysis of finished races ----
export { expert } from './expert/expert.ts';
export { ImaginedRace } from './expert/imagined-race.ts';
export { FEATURES, featuresOf, knotOf, KNOTS } from './expert/position-value.ts';
export { MediumRider } from './medium/medium-rider.ts';
export { turnsLeft } from './medium/unseen.ts';

export { because, REASON_CODES, type ReasonCode } from './reasons.ts';

export const bots: readonly AnyBot[] = [easy, medium, ...characters, expert];
