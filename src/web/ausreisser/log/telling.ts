import { ausreisser, type NamedEvent } from '../../../games/ausreisser/index.ts';
import type { Telling } from '../../frame/race/telling.ts';
import { eventSentence, sentence } from '../../lib/sentences.ts';
import type { RaceEvent } from '../race-session.ts';
import { signed } from '../nouns.ts';
import { isTold } from './kinds.ts';

/** The sentence of an event. @param names of the riders, by seat */
export function tellNamed(named: NamedEvent, names: readonly string[]): string {
  if (named.type !== 'stage-ended') return eventSentence(ausreisser.events, named, names);
  const points = named.points.map((of, seat) => `${names[seat]} ${signed(of)}`);
  return sentence('events', named.type, { ...ausreisser.events.toFacts(named), points }, names);
}

export const telling: Telling = {
  isTold,
  tell: ({ named }: RaceEvent, names) => tellNamed(named, names),
  isHeading: ({ named }) => named.type === 'stage-began',
};
