import type { Facts } from '../../kit/index.ts';
import { text } from '../lib/words.svelte.ts';

type English = typeof import('../../../content/house/words/en/same.json');

/** A sentence of races that are the same for all. */
export const say = (key: keyof English, facts: Facts = {}): string => text('same', key, facts) ?? key;
