import type { AnyBot } from '../bot.ts';
import { expert, hard } from './ahead/levels.ts';
import { characters } from './characters/index.ts';
import { easy } from './easy.ts';
import { medium, mediumSolo } from './medium/medium.ts';

export { REASON_CODES, type ReasonCode } from './reasons.ts';

export const bots: readonly AnyBot[] = [easy, medium, ...characters, hard, expert];
/** For measurements: found by name, offered to nobody. */
export const yardsticks: readonly AnyBot[] = [mediumSolo];
