import type { Facts } from '../../../kit/index.ts';
import { text } from '../../lib/words.svelte.ts';

type English = typeof import('../../../../content/house/words/en/position.json');

type Plain<Key extends string> = Key extends `${infer Stem}_${'one' | 'few' | 'many' | 'other'}` ? Stem : Key;

/** A sentence of the position editor, of any game. */
export const say = (key: Plain<keyof English>, facts: Facts = {}): string => text('position', key, facts) ?? key;
