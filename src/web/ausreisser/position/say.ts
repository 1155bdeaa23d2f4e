import type { Facts } from '../../../kit/index.ts';
import { text } from '../../lib/words.svelte.ts';

type English = typeof import('../../../../content/ausreisser/words/en/position.json');

type Plain<Key extends string> = Key extends `${infer Stem}_${'one' | 'few' | 'many' | 'other'}` ? Stem : Key;

/** A sentence of the position editor of this game. */
export const sayPosition = (key: Plain<keyof English>, facts: Facts = {}): string => text('ausreisser/position', key, facts) ?? key;
