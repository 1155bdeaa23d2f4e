import { eventSentence } from '../../lib/sentences.ts';
import type { Telling } from '../../frame/race/telling.ts';
import type { LogEvent } from '../../../table/index.ts';
import { signed } from '../nouns.ts';
import { isTold } from './kinds.ts';

function tell({ type, facts }: LogEvent, names: readonly string[]): string {
  if (type !== 'stage-ended') return eventSentence(type, facts, names);
  const points = (facts['points'] as readonly number[]).map((of, seat) => `${names[seat]} ${signed(of)}`);
  return eventSentence(type, { ...facts, points }, names);
}

export const telling: Telling = { isTold, tell, isHeading: ({ type }) => type === 'stage-began' };
