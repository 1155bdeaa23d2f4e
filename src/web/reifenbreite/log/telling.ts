import { eventSentence } from '../../lib/sentences.ts';
import type { Telling } from '../../frame/race/telling.ts';
import type { LogEvent } from '../../../table/index.ts';

/** Events that only say what is asked next, or what another line says already. */
const UNTOLD: readonly string[] = ['due', 'turn-began', 'taken-off', 'chose-dice', 'race-began'];

export function isTold({ type, facts }: LogEvent): boolean {
  if (type === 'total') return facts['alone'] === true || facts['change'] !== 0;
  return !UNTOLD.includes(type);
}

export const tell = ({ type, facts }: LogEvent, names: readonly string[]): string => eventSentence(type, facts, names);

export const telling: Telling = { isTold, tell, isHeading: ({ type }) => type === 'round-began' };
