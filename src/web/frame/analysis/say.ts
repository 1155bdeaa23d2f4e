import type { Facts } from '../../../kit/index.ts';
import { text } from '../../lib/words.svelte.ts';

type English = typeof import('../../../../content/house/words/en/analysis.json');
type Plain<Key> = Key extends `${infer Stem}_${'one' | 'few' | 'many' | 'other'}` ? Stem : Key;

/** A sentence of the page that says where a race was won. */
export const say = (key: Plain<keyof English>, facts: Facts = {}): string => text('analysis', key, facts) ?? key;
