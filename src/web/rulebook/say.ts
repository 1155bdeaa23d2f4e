import type { Facts } from '../../kit/index.ts';
import type { BaseKey } from '../../words/index.ts';
import { text } from '../lib/words.svelte.ts';

type English = typeof import('../../../content/house/words/en/rules.json');
export type RulesKey = BaseKey<keyof English>;

/** A sentence of the rulebook's screens. */
export const say = (key: RulesKey, facts: Facts = {}): string => text('rules', key, facts) ?? key;
