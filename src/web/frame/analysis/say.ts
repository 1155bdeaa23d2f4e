import type { Facts } from '../../../kit/index.ts';
import type { BaseKey } from '../../../words/index.ts';
import { text } from '../../lib/words.svelte.ts';

type English = typeof import('../../../../content/house/words/en/analysis.json');

/** A sentence of the page that says where a race was won. */
export const say = (key: BaseKey<keyof English>, facts: Facts = {}): string => text('analysis', key, facts) ?? key;
