import type { AnyBot } from '../bot.ts';
import { characters } from './characters/index.ts';
import { easy } from './easy.ts';
import { expert } from './expert/expert.ts';
import { medium } from './medium/medium.ts';

export { REASON_CODES, type ReasonCode } from './reasons.ts';

export const bots: readonly AnyBot[] = [easy, medium, ...characters, expert];
