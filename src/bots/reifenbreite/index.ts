import type { AnyBot } from '../bot.ts';
import { easy } from './easy.ts';
import { medium, mediumSolo } from './medium/medium.ts';

export { REASON_CODES, type ReasonCode } from './reasons.ts';

export const bots: readonly AnyBot[] = [easy, medium];
/** Those that look ahead or have a taste: fetched when one of them is wanted. */
export const more = async (): Promise<readonly AnyBot[]> => (await import('./more.ts')).bots;
/** For measurements: found by name, offered to nobody. */
export const yardsticks: readonly AnyBot[] = [mediumSolo];
