import type { Facts } from '../../../kit/index.ts';
import type { BaseKey } from '../../../words/index.ts';
import { text } from '../../lib/words.svelte.ts';

type English = typeof import('../../../../content/ausreisser/words/en/position.json');

/** A sentence of the position editor of this game. */
export const sayPosition = (key: BaseKey<keyof English>, facts: Facts = {}): string => text('ausreisser/position', key, facts) ?? key;
