import type { Facts } from '../../../kit/index.ts';
import type { BaseKey } from '../../../words/index.ts';
import { text } from '../../lib/words.svelte.ts';

type English = typeof import('../../../../content/house/words/en/position.json');

/** A sentence of the position editor, of any game. */
export const say = (key: BaseKey<keyof English>, facts: Facts = {}): string => text('position', key, facts) ?? key;
