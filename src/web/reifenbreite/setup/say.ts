import type { Facts } from '../../../kit/index.ts';
import { text } from '../../lib/words.svelte.ts';

type English = typeof import('../../../../content/reifenbreite/words/en/setup.json');
type Plain<Key extends string> = Key extends `${infer Stem}_${'one' | 'few' | 'many' | 'other'}` ? Stem : Key;

/** A sentence of the set-up: whoever rides fetches none of them. */
export const say = (key: Plain<keyof English>, facts: Facts = {}): string => text('reifenbreite/setup', key, facts) ?? key;
