import type { Facts } from '../../../kit/index.ts';
import { text } from '../../lib/words.svelte.ts';

type English = typeof import('../../../../content/house/words/en/envelopes.json');

/** A sentence of `envelopes.json`. */
export const say = (key: keyof English, facts: Facts = {}): string => text('envelopes', key, facts) ?? key;
