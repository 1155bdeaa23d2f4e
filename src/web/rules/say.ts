import type { Facts } from '../../kit/index.ts';
import { text } from '../lib/words.svelte.ts';

type English = typeof import('../../../content/house/words/en/rules.json');
type Plain<Key extends string> = Key extends `${infer Stem}_${'one' | 'few' | 'many' | 'other'}` ? Stem : Key;
export type RulesKey = Plain<keyof English>;

/** A sentence of the rulebook's screens. */
export const say = (key: RulesKey, facts: Facts = {}): string => text('rules', key, facts) ?? key;
