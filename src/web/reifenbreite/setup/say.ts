import type { Facts } from '../../../kit/index.ts';
import type { BaseKey } from '../../../words/index.ts';
import { text } from '../../lib/words.svelte.ts';

type English = typeof import('../../../../content/reifenbreite/words/en/setup.json');

/** A sentence of the set-up: whoever rides fetches none of them. */
export const say = (key: BaseKey<keyof English>, facts: Facts = {}): string => text('reifenbreite/setup', key, facts) ?? key;
