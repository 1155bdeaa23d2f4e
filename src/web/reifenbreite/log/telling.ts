import { eventSentence } from '../../lib/sentences.ts';
import type { Telling } from '../../frame/race/telling.ts';
import type { LogEvent } from '../../../table/index.ts';
import { isTold } from './kinds.ts';

export const tell = ({ type, facts }: LogEvent, names: readonly string[]): string => eventSentence(type, facts, names);

export const telling: Telling = { isTold, tell, isHeading: ({ type }) => type === 'round-began' };
