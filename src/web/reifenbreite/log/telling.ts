import { reifenbreite, type NamedEvent } from '../../../games/reifenbreite/index.ts';
import type { Telling } from '../../frame/race/telling.ts';
import { eventSentence } from '../../lib/sentences.ts';
import type { RaceEvent } from '../race-session.ts';
import { isTold } from './kinds.ts';

/** The sentence of an event. @param names of the managers, by seat */
export const tellNamed = (named: NamedEvent, names: readonly string[]): string => eventSentence(reifenbreite.events, named, names);
export const tell = ({ named }: RaceEvent, names: readonly string[]): string => tellNamed(named, names);

/** The same with the names of the spaces, for the race in words. */
export const tellSpaces = ({ named }: RaceEvent, names: readonly string[]): string =>
  eventSentence(reifenbreite.events, named, names, 'spaces');

export const telling: Telling = { isTold, tell, isHeading: ({ named }) => named.type === 'round-began' };
