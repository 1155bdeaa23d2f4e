import type { Facts } from '../../../kit/index.ts';
import type { BaseKey } from '../../../words/index.ts';
import { text } from '../../lib/words.svelte.ts';

type English = typeof import('../../../../content/house/words/en/people.json');

/** A sentence of `people.json`. */
export const say = (key: BaseKey<keyof English>, facts: Facts = {}): string => text('people', key, facts) ?? key;
