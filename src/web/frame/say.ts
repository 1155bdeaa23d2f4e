import type { Facts } from '../../kit/index.ts';
import { text } from '../lib/words.svelte.ts';

type English = typeof import('../../../content/house/words/en/around.json');
type Plain<Key extends string> = Key extends `${infer Stem}_${'one' | 'few' | 'many' | 'other'}` ? Stem : Key;
export type AroundKey = Plain<keyof English>;

/** A sentence of what lies around the race: profile, chart, sheet, moments. */
export const say = (key: AroundKey, facts: Facts = {}): string => text('around', key, facts) ?? key;
