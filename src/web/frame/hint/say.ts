import type { Facts } from '../../../kit/index.ts';
import { text } from '../../lib/words.svelte.ts';

type HintKey = keyof typeof import('../../../../content/house/words/en/hint.json');

/** A sentence of what is told to whoever asks for the best options. */
export const say = (key: HintKey, facts: Facts = {}): string => text('hint', key, facts) ?? key;
