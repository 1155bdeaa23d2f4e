import { eventSentence } from '../../lib/sentences.ts';
import type { Telling } from '../../frame/race/telling.ts';
import type { LogEvent } from '../../../table/index.ts';
import { signed } from '../say.ts';

/** Events that only say what is asked next, what another line says already, or that nothing was done. */
const UNTOLD: readonly string[] = ['due', 'turn-began', 'dealt', 'dealt-hidden', 'drew-hidden', 'passed'];

function isTold({ type, facts }: LogEvent): boolean {
  // a card without spurts is told with what it brought
  if (type === 'laid') return facts['spurts'] !== 0;
  return !UNTOLD.includes(type);
}

function tell({ type, facts }: LogEvent, names: readonly string[]): string {
  if (type !== 'stage-ended') return eventSentence(type, facts, names);
  const points = (facts['points'] as readonly number[]).map((of, seat) => `${names[seat]} ${signed(of)}`);
  return eventSentence(type, { ...facts, points }, names);
}

export const telling: Telling = { isTold, tell, isHeading: ({ type }) => type === 'stage-began' };
