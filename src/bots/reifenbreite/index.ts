import type { AnyBot } from '../bot.ts';
import { easy } from './easy.ts';
import { medium, mediumSolo } from './medium/medium.ts';

export { REASON_CODES, type ReasonCode } from './reasons.ts';

export const bots: readonly AnyBot[] = [easy, medium];
/** Bots with a search or a taste, loaded on demand. */
export const more = async (): Promise<readonly AnyBot[]> => (await import('./more.ts')).bots;
/** For measurements only: available by name, not offered to players. */
export const yardsticks: readonly AnyBot[] = [mediumSolo];
