import type { AnyBot } from '../bot.ts';
import { expert, hard } from './ahead/levels.ts';
import { characters } from './characters/index.ts';
import { easy } from './easy.ts';
import { medium, mediumSolo } from './medium/medium.ts';

// ---- for whoever judges races that are over: how the bots judge and imagine ----
export { KeyedDice } from './ahead/dice.ts';
export { carriedOn } from './ahead/search.ts';
export { swiftChoice } from './ahead/swift.ts';
export { danger, pointsInSight } from './medium/judgement.ts';
export { sideOf, weigh } from './medium/medium.ts';
export { reasonFor } from './reasons.ts';
export { paceOf } from './medium/pace.ts';

export { REASON_CODES, type ReasonCode } from './reasons.ts';

export const bots: readonly AnyBot[] = [easy, medium, ...characters, hard, expert];
/** For measurements: found by name, offered to nobody. */
export const yardsticks: readonly AnyBot[] = [mediumSolo];
