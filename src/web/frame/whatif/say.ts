import type { Facts } from '../../../kit/index.ts';
import { text } from '../../lib/words.svelte.ts';

export type WhatIfKey = keyof typeof import('../../../../content/house/words/en/whatif.json');

/** A sentence of riding on from a moment of a race. */
export const say = (key: WhatIfKey, facts: Facts = {}): string => text('whatif', key, facts) ?? key;
