import type { Facts } from '../../kit/index.ts';
import type { BaseKey } from '../../words/index.ts';
import { text } from '../lib/words.svelte.ts';

type English = typeof import('../../../content/house/words/en/around.json');
export type AroundKey = BaseKey<keyof English>;

/** A sentence of what lies around the race: chart, table of events, moments. */
export const say = (key: AroundKey, facts: Facts = {}): string => text('around', key, facts) ?? key;
